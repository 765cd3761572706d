import { describe, expect, it } from 'vitest';
import type { EntryRow } from '../../../renderer/desk/index.ts';
import {
  initialsText,
  namesChange,
  playerName,
  shortPlayerName,
  shortSurname,
} from '../../../renderer/desk/player-name.ts';
import { playerChoice } from '../../../renderer/features/conduct/players.ts';
import { texts, type Texts } from '../../../renderer/texts/index.ts';

const written = texts.global as unknown as { t: (key: string, values: object) => string };
const t: Texts['t'] = (key, values = {}) => written.t(key, values as object);
const durand = { surname: 'Durand', givenNames: 'Karine', number: 'R-2027-000012' };
const erased = { surname: null, givenNames: null, number: 'R-2027-000012' };

describe('what a player is called', () => {
  it('is the name, surname first', () => {
    expect(playerName(durand, t)).toBe('Durand Karine');
    expect(playerName({ surname: 'Sukarno', givenNames: null }, t)).toBe('Sukarno');
    expect(shortPlayerName(durand, t)).toBe('Durand\u00a0K.');
  });

  it('is the number of the receipt once the data were erased (decision 26)', () => {
    expect(playerName(erased, t)).toBe('Joueur n°\u00a0R-2027-000012');
    expect(shortPlayerName(erased, t)).toBe('Joueur n°\u00a0R-2027-000012');
    expect(playerName({ surname: null, givenNames: null }, t)).toBe('Joueur n°\u00a0…');
    expect(playerName(undefined, t)).toBe('inconnu');
  });

  it('has the seat behind it in a list of choices', () => {
    const row = { ...durand, table: 2, seat: 5 } as EntryRow;
    expect(playerChoice(row, t)).toBe('Durand Karine, 2.5');
    expect(playerChoice({ ...row, ...erased, table: null, seat: null }, t)).toBe('Joueur n°\u00a0R-2027-000012');
  });

  it.each([
    ['Jean-Baptiste', 'J.-B.'],
    ['Thị Hồng', 'T. H.'],
    ['Émilie', 'É.'],
    ['', ''],
  ])('%s is %s where there is no room for more', (given, initials) => expect(initialsText(given)).toBe(initials));

  it.each([
    ['García Martínez', 'García M.'],
    ['Chevalier-Roy', 'Chevalier-R.'],
    ['de la Fuente Pérez', 'de la Fuente P.'],
    ['Van der Meersch', 'Van der Meersch'],
    ['Lambertini', 'Lambertini'],
    ['陳大文', '陳大文'],
  ])('the surname %s is %s where there is no room for more', (surname, short) =>
    expect(shortSurname(surname)).toBe(short),
  );

  it('is asked for again when data were corrected or erased, and not for anything else', () => {
    const types = ['people.identityChanged', 'people.purgedPersons', 'registration.checkedIn'];
    expect(types.filter((type) => namesChange({ type }))).toEqual(['people.identityChanged', 'people.purgedPersons']);
  });
});
