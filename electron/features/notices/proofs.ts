import { hash } from 'node:crypto';
import { attachProofContract, showProofContract } from '../../../shared/contract/notice-proofs.ts';
import {
  attachProof,
  filingOf,
  refuseNotices,
  type LetterLife,
  type NoticeProof,
} from '../../../shared/domain/notices/index.ts';
import { commandHandler, queryHandler, type DeskReader } from '../../desk/feature.ts';
import { ofLetter } from './letter-stream.ts';

/** How files of a type begin; a mail is text and begins with anything. */
const beginnings: Partial<Readonly<Record<NoticeProof['mediaType'], string>>> = {
  'application/pdf': '25504446',
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
};

const beginsAs = (bytes: Uint8Array, type: NoticeProof['mediaType']): boolean =>
  Buffer.from(bytes.subarray(0, 8))
    .toString('hex')
    .startsWith(beginnings[type] ?? '');

const purposeOf = (proof: string): string => `notice-proof:${proof}`;

/** The bytes of an attached file; `undefined` when they were destroyed at their term. */
export function proofBytes({ db, vault }: Pick<DeskReader, 'db' | 'vault'>, proof: string): Uint8Array | undefined {
  const row = db.get<{ sealed: Uint8Array }>('SELECT sealed FROM notice_proofs WHERE proof = ?', proof);
  return row && Buffer.from(vault.open<string>(purposeOf(proof), row.sealed), 'base64');
}

const attach = commandHandler({
  contract: attachProofContract,
  stream: ofLetter,
  facts: (read, { tournament, proof: given, of, mediaType, content }) => {
    const bytes = Buffer.from(content, 'base64');
    const proof = {
      proof: given ?? read.chance.id('f'),
      of,
      mediaType,
      sha256: hash('sha256', bytes, 'hex'),
      bytes: bytes.length,
    };
    const stream = tournament === undefined ? 'house' : `tournament/${tournament}`;
    return { stream, proof, isWhatItSays: beginsAs(bytes, mediaType) };
  },
  decide: (state, { notice }, facts) =>
    attachProof('plan' in state ? state.notices.notices[notice] : filingOf(state.filings, notice), notice, facts),
  store: ({ db, vault }, { content }, { proof: { proof } }) =>
    db.run('INSERT INTO notice_proofs (proof, sealed) VALUES (?, ?)', proof, vault.seal(purposeOf(proof), content)),
  answer: (_events, { proof: { proof, sha256 } }) => ({ proof, sha256 }),
});

function letterOf(read: DeskReader, tournament: string | undefined, notice: string): LetterLife | undefined {
  return tournament === undefined
    ? filingOf(read.state('house').filings, notice)
    : read.state('tournament', tournament).notices.notices[notice];
}

const show = queryHandler({
  contract: showProofContract,
  answer: (read, { tournament, notice, proof }) => {
    const kept = letterOf(read, tournament, notice)?.proofs.find((each) => each.proof === proof);
    const bytes = proofBytes(read, proof);
    if (!kept) return refuseNotices('notices.proofUnknown', { proof });
    if (!bytes) return refuseNotices('notices.proofPurged', { proof });
    const { mediaType, sha256 } = kept;
    const content = Buffer.from(bytes).toString('base64');
    return { mediaType, content, sha256, intact: hash('sha256', bytes, 'hex') === sha256 };
  },
});

export const proofCommands = [attach];
export const proofQueries = [show];
