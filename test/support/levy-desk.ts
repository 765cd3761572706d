import { join } from 'node:path';
import { documentService, type DocumentService } from '../../electron/features/documents/index.ts';
import { features } from '../../electron/hosts/compose.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { awarded } from './award-given.ts';
import { openTestDesk, type TestDesk } from './desk.ts';
import { givenFeature } from './given-feature.ts';
import { answerOf } from './people-desk.ts';

const pin = '2468';

export const seasonBook = {
  folios: 50,
  initialledBy: 'M. Louis Carpentier, comptable du Trésor',
  initialledOn: '2026-10-28',
  pin,
};

/** A house on an evening of many awarded tournaments, at its book 11 ter, with the service that draws its papers when asked. */
export interface LevyDesk extends TestDesk {
  readonly documents: DocumentService;
  /** The next tournament, awarded: four players at 100 €. Answers its id. */
  award(): Promise<string>;
  /** Enters the line of a tournament, awarded now when none is named; signs it when `signed`. */
  enter(options?: { readonly tournament?: string; readonly signed?: boolean }): Promise<string>;
  sign(tournament: string): Promise<void>;
  /** Sets the prizes of every awarded tournament aside and closes the day. */
  closeDay(): Promise<void>;
}

export async function openLevyDesk(
  options: { readonly folder?: string; readonly at?: string } = {},
): Promise<LevyDesk> {
  const desk = openTestDesk({
    features: [...features, givenFeature],
    at: options.at ?? '2027-03-05T23:30:00+01:00',
    ...(options.folder && { folder: options.folder }),
  });
  const documents = documentService(desk, join(desk.folder, 'data'));
  let given = 0;
  let settled = 0;
  let profileHash = '';
  if (!options.folder) {
    profileHash = String(answerOf(await desk.as('nobody')('house.setUp', setUpContract.example))['profileHash']);
    answerOf(await desk.as('dr', 'responsible-director')('house.openDay', {}));
  }
  const award = async (): Promise<string> => {
    given += 1;
    const tournament = `t-${given}`;
    const events = awarded().map(({ type, data }) => ({
      ...{ stream: `tournament/${tournament}`, type },
      data: {
        ...data,
        ...(type === 'tournament.planned' && { profileHash, name: `Tournoi ${given}` }),
        ...('number' in data && { number: numberIn(given, String(data.number)) }),
      },
    }));
    answerOf(await desk.as('test')('given.happened', { events, people: [] }));
    return tournament;
  };
  const sign = async (tournament: string): Promise<void> => {
    answerOf(await desk.as('mcd1', 'committee-member')('levy.certify', { tournament, pin }));
    answerOf(await desk.as('caisse1', 'cashier')('levy.countersign', { tournament, pin }));
  };
  return {
    ...desk,
    ...{ documents, award, sign },
    closeDay: async () => {
      for (let number = settled + 1; number <= given; number += 1) {
        for (const entry of ['e-1', 'e-2', 'e-3']) {
          const input = { tournament: `t-${number}`, entry, reason: 'absent' };
          answerOf(await desk.as('caisse1', 'cashier')('prizes.leaveUnclaimed', input));
        }
      }
      settled = given;
      answerOf(await desk.as('dr', 'responsible-director')('house.closeDay', { pin }));
    },
    enter: async ({ tournament, signed = false } = {}) => {
      const id = tournament ?? (await award());
      answerOf(await desk.as('caisse1', 'cashier')('levy.enterLine', { tournament: id }));
      if (signed) await sign(id);
      return id;
    },
  };
}

/** Four receipts a tournament, in one series. */
const numberIn = (tournament: number, number: string): string =>
  `R-2027-${String((tournament - 1) * 4 + Number(number.slice(-6))).padStart(6, '0')}`;
