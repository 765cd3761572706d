/** One step of the database's form. Numbered in tens, never edited after a release, each with a test of its own. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly up: string;
}
