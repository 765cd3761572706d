import type { Identity } from '../../../../shared/domain/people/index.ts';
import { screenPerson } from '../../../features/people/index.ts';
import { deskCaller } from '../../../desk/request.ts';
import type { House } from '../../house.ts';
import type { Measure } from './measure.ts';
import { registeringHouse } from './registering.ts';

const excluded = 50_000;
const rounds = { warm: 20, counted: 200 } as const;

/**
 * One person held against 50 000 excluded, among whom some share the birth date and some the name: the whole screening of a form, in
 * milliseconds. Not a ratio, since the limit is a time. The slowest but one in a hundred counts: each is a player who waits.
 */
export const match50kExcluded: Measure = {
  name: 'match-50k-excluded',
  unit: 'ms',
  limit: 10,
  holds: 'at-most',
  run: async (folder) => {
    const { house } = await registeringHouse(folder);
    try {
      await importExcluded(house);
      const times: number[] = [];
      for (let round = -rounds.warm; round < rounds.counted; round += 1) {
        const started = performance.now();
        const verdicts = screenPerson(house.desk.reader, personOf(round + rounds.warm), { at: house.desk.now().wall });
        if (round >= 0) times.push(performance.now() - started);
        if (codeOf(verdicts) !== expected(round + rounds.warm)) throw new Error('the measure met another verdict');
      }
      return times.toSorted((one, other) => one - other)[Math.floor(rounds.counted * 0.99)] ?? NaN;
    } finally {
      house.close();
    }
  },
};

type Verdicts = ReturnType<typeof screenPerson>;

const codeOf = (verdicts: Verdicts): string | undefined => verdicts.find(({ check }) => check === 'exclusion')?.code;

async function importExcluded({ desk }: Pick<House, 'desk'>): Promise<void> {
  const rows = Array.from({ length: excluded }, (_, row) => [nameOf(row), givenOf(row), birthOf(row), 'Caen']);
  const input = {
    ...{ list: 'exclusion', listDate: '2027-03-02' },
    rows: [['surname', 'given_names', 'birth_date', 'birth_place'], ...rows],
  };
  const caller = { ...deskCaller, desk: false, account: 'bench', roles: ['compliance'] as const };
  const answer = await desk.call({ name: 'people.importList', input, caller });
  if (!answer.ok) throw new Error(answer.refusal.code);
}

/** Every second person is one of the list; the others share a name with it, and a birth date with a few. */
const personOf = (round: number): Identity => ({
  surname: nameOf(round * 7),
  givenNames: givenOf(round * 7),
  birthDate: birthOf(round % 2 === 0 ? round * 7 : round * 7 + 1),
  birthPlace: 'Caen',
  address: { line: '14 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: `X${round}`, expiry: '2031-06-30' },
});

const expected = (round: number): string => (round % 2 === 0 ? 'excluded' : 'homonym');

const given = ['Michel', 'Agathe', 'Chloé', 'Luc', 'Inès', 'Omar', 'Zoé', 'Paul', 'Nadia', 'Yves'];
const spelled = (value: number): string => String(value).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
const nameOf = (row: number): string => `Lefèvre ${spelled(Math.floor(row / 10))}`;
const givenOf = (row: number): string => given[row % 10] ?? '';
/** Some 20 000 days: two or three of the list were born on each. */
const birthOf = (row: number): string =>
  `19${String(45 + (row % 55)).padStart(2, '0')}-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`;
