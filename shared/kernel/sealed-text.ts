/** A reason or other free text as the journal may hold it: the id of the sealed text and its salted digest (decision 25). */
export interface SealedText {
  readonly textId: string;
  readonly digest: string;
}
