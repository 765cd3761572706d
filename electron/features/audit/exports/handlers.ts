import {
  failExportContract,
  finishExportContract,
  keepSigningKeyContract,
  orderExportContract,
} from '../../../../shared/contract/audit-exports.ts';
import {
  failExport,
  finishExport,
  keepSigningKey,
  orderExport,
  type OrderedExport,
} from '../../../../shared/domain/audit/index.ts';
import { commandHandler, type DeskReader } from '../../../desk/feature.ts';
import { exportRow, openExports } from './export-table.ts';
import { publicKeyOf, putSigningKey } from './signing-key.ts';

const stream = () => ({ kind: 'house' }) as const;

const order = commandHandler({
  contract: orderExportContract,
  stream,
  facts: (read, input) => {
    const name = input.export ?? read.chance.id('x');
    const { scope } = input;
    return {
      export: name,
      underWay: openExports(read.db)[0]?.order.export ?? null,
      purging: read.state('house').people.purging !== null,
      taken: exportRow(read.db, name) !== undefined,
      tournamentKnown: scope.kind === 'tournament' && read.state('tournament', scope.tournament).plan.terms !== null,
    };
  },
  decide: (_state, input, facts) => orderExport(input, facts),
  answer: (_events, facts) => ({ export: facts.export }),
});

const keepKey = commandHandler({
  contract: keepSigningKeyContract,
  stream,
  facts: ({ db }) => ({ known: publicKeyOf(db) !== undefined }),
  decide: (_state, { publicKey }, { known }) => keepSigningKey(publicKey, known),
  store: ({ db }, { publicKey, sealed }) => putSigningKey(db, publicKey, Buffer.from(sealed, 'base64')),
});

function ordered({ db }: DeskReader, name: string): OrderedExport {
  const row = exportRow(db, name);
  return row ? { over: row.overAt !== null } : null;
}

const finish = commandHandler({
  contract: finishExportContract,
  stream,
  facts: (read, input) => ({ ordered: ordered(read, input.export) }),
  decide: (_state, input, facts) => finishExport(input, facts.ordered),
});

const fail = commandHandler({
  contract: failExportContract,
  stream,
  facts: (read, input) => ({ ordered: ordered(read, input.export) }),
  decide: (_state, input, facts) => failExport(input, facts.ordered),
});

export const exportCommands = [order, keepKey, finish, fail];
