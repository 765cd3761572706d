import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandHandler, type DeskFeature } from '../../electron/desk/feature.ts';
import { accountsFeature } from '../../electron/features/accounts/index.ts';
import { documentsFeature, documentService, type DocumentService } from '../../electron/features/documents/index.ts';
import { houseFeature } from '../../electron/features/house/index.ts';
import { levyFeature } from '../../electron/features/levy/index.ts';
import { dutiesFeature, noticesFeature } from '../../electron/features/notices/index.ts';
import { savePerson } from '../../electron/features/people/index.ts';
import { tournamentFeature } from '../../electron/features/tournament/index.ts';
import { command } from '../../shared/contract/define.ts';
import { setRecipientsContract, setUpContract } from '../../shared/contract/house.ts';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import { z } from '../../shared/contract/zod.ts';
import type { Identity } from '../../shared/domain/people/index.ts';
import { accept } from '../../shared/kernel/event.ts';
import { openTestDesk, type TestDesk } from './desk.ts';
import { answerOf } from './people-desk.ts';

const tournament = 't-papers';
const stream = `tournament/${tournament}`;

const given = command({
  name: 'given.happened',
  roles: ['cashier'],
  input: z.strictObject({
    events: z.array(z.strictObject({ type: z.string(), data: z.record(z.string(), z.unknown()) })),
    people: z.record(z.string(), z.unknown()),
    texts: z.record(z.string(), z.string()),
  }),
  refusals: [],
  example: { events: [], people: {}, texts: {} },
});

/** Puts events on a tournament's stream as a cashier's command would, with the sealed records that go with them. */
const givenFeature: DeskFeature = {
  name: 'given',
  commands: [
    commandHandler({
      contract: given,
      stream: () => ({ kind: 'tournament', id: tournament }),
      facts: () => ({}),
      decide: (_state, { events }) => accept(...events.map(({ type, data }) => ({ stream, type, data }))),
      store: (write, { people, texts }) => {
        for (const [person, identity] of Object.entries(people))
          savePerson(write, person, { salt: '5a'.repeat(32), identity: identity as Identity });
        for (const [text, words] of Object.entries(texts)) write.vault.putText(text, '5a'.repeat(32), words);
      },
    }),
  ],
  queries: [],
};

const features = [
  accountsFeature,
  houseFeature,
  tournamentFeature,
  noticesFeature,
  dutiesFeature,
  levyFeature,
  documentsFeature,
  givenFeature,
];

export interface PaperDesk extends TestDesk {
  readonly documents: DocumentService;
  happened(events: readonly { type: string; data: object }[], sealed?: Sealed): Promise<void>;
}

interface Sealed {
  readonly people?: Readonly<Record<string, Identity>>;
  readonly texts?: Readonly<Record<string, string>>;
}

/** A founded house with a planned tournament, and its document service, which draws only when asked. */
export function openPaperDesk(options: { folder?: string; seed?: string; workerFile?: URL } = {}): PaperDesk {
  const { folder, seed = 'papers' } = options;
  const desk = openTestDesk({ features, seed, ...(folder && { folder }) });
  const documents = documentService(desk, join(desk.folder, 'data'), {
    retryMs: 50,
    ...(options.workerFile && { workerFile: options.workerFile }),
  });
  return {
    ...desk,
    documents,
    happened: async (events, { people = {}, texts = {} } = {}) => {
      answerOf(await desk.as('caisse1', 'cashier')('given.happened', { events, people, texts }));
    },
  };
}

/** The folder of a house with staff and a planned tournament, made once and copied by each test: stretching secrets takes time. */
export async function plannedFolder(): Promise<string> {
  const desk = openPaperDesk();
  await plan(desk);
  await desk.documents.stop();
  desk.close();
  return desk.folder;
}

export function openCopyOf(template: string): PaperDesk {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-papers-'));
  cpSync(template, folder, { recursive: true });
  return openPaperDesk({ folder, seed: folder });
}

/** First run, staff, and a tournament with published rules, prepared notices and an appointed director. */
async function plan(desk: PaperDesk): Promise<void> {
  const director = desk.as('dr', 'responsible-director');
  answerOf(await desk.as('nobody')('house.setUp', setUpContract.example));
  for (const [account, name, role] of staff) {
    const secrets = { pin: '2468', password: 'correct horse battery' };
    answerOf(await director('accounts.open', { account, login: account, name, roles: [role], ...secrets }));
  }
  answerOf(await director('house.setRecipients', setRecipientsContract.example));
  const { terms } = planContract.example;
  answerOf(await director('tournament.plan', { tournament, terms }));
  answerOf(await director('tournament.publishRules', { tournament }));
  answerOf(await director('notices.prepare', { tournament, ids: ['n-1', 'n-2', 'n-3'] }));
  answerOf(await director('tournament.appointDirector', { tournament, account: 'mcd1', pin: '2468' }));
}

const staff = [
  ['mcd1', 'Marc Delorme', 'committee-member'],
  ['caisse1', 'Chloé Moreau', 'cashier'],
] as const;
