import { listContract, openContract, personFileContract } from '../../../shared/contract/documents.ts';
import { refuseDocuments } from '../../../shared/domain/documents/index.ts';
import { profileInForce } from '../../../shared/domain/house/index.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import { queryHandler } from '../../desk/feature.ts';
import { drawPersonFile } from '../../documents/index.ts';
import { personFile } from '../people/index.ts';
import { archiveFileName } from './archive-files.ts';
import { paperBase, sealUpTo } from './models/source.ts';
import { findPapers, paperFaults, paperRow, queuedPapers } from './queue.ts';

const list = queryHandler({
  contract: listContract,
  answer: ({ db }, filter) => ({
    papers: findPapers(db, filter),
    queued: queuedPapers(db).length,
    faults: paperFaults(db),
  }),
});

const open = queryHandler({
  contract: openContract,
  answer: ({ db }, { paper }) => {
    const row = paperRow(db, paper);
    return row ? { ...row, file: archiveFileName(paper) } : refuseDocuments('documents.unknown', { paper });
  },
});

const ofPerson = queryHandler({
  contract: personFileContract,
  answer: async (read, input, { at }) => {
    const file = personFile(read, input, at);
    if (isRefused(file)) return file;
    const { house } = read.state('house');
    const profile = profileInForce(house);
    if (!profile || !house.identity) throw new Error('nobody is on file before the house is founded');
    const seal = sealUpTo(read, Number.MAX_SAFE_INTEGER);
    const base = paperBase({ read, profile, identity: house.identity, seal, event: { at } });
    const pdf = await drawPersonFile({ ...base, ...file.sections });
    return { content: Buffer.from(pdf).toString('base64'), texts: Object.keys(file.data.texts) };
  },
  looks: (answer, { person }) => [
    { depth: 'record', subject: person },
    ...(answer as { readonly texts: readonly string[] }).texts.map((subject) => ({ depth: 'text', subject }) as const),
  ],
});

export const documentQueries = [list, open, ofPerson];
