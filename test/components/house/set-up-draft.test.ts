import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  gapsOf,
  setUpInput,
  type Secrets,
  type SetUpDraft,
} from '../../../renderer/features/house/set-up-draft.ts';
import { setUpContract } from '../../../shared/contract/house.ts';

const secrets: Secrets = { pin: '2468', pinAgain: '2468', password: 'cheval agrafe', passwordAgain: 'cheval agrafe' };

const clairval = (): SetUpDraft => ({
  ...emptyDraft(),
  name: 'Casino de Clairval ',
  capitalCents: 120_000_000,
  siren: '000 000 000',
  rcsCity: 'Caen',
  seat: '1 promenade de la Mer, 14470 Clairval',
  rooms: [{ name: 'Salle des jeux', kind: 'gaming-room', tables: '20' }],
  directorName: 'Hélène Garnier',
  login: 'dr',
});

describe('first-run set-up', () => {
  it('says every field that is missing, in the order of the page', () => {
    const none: Secrets = { pin: '', pinAgain: '', password: '', passwordAgain: '' };
    expect(gapsOf(emptyDraft(), none)).toEqual([
      'name',
      'capital',
      'siren',
      'rcsCity',
      'seat',
      'rooms',
      'directorName',
      'login',
      'pin',
      'password',
    ]);
  });

  it.each([
    ['season', { seasonStarts: '1er novembre' }],
    ['day', { gamingDayEnds: '6h' }],
    ['rooms', { rooms: [{ name: 'Salle', kind: 'annex', tables: '0' }] }],
    ['rooms', { rooms: [] }],
    ['login', { login: 'hélène garnier' }],
  ] as const)('refuses a crooked %s', (gap, change) => {
    expect(gapsOf({ ...clairval(), ...(change as Partial<SetUpDraft>) }, secrets)).toEqual([gap]);
  });

  it('asks for both secrets twice, the same', () => {
    expect(gapsOf(clairval(), { ...secrets, pinAgain: '2486' })).toEqual(['pin']);
    expect(gapsOf(clairval(), { ...secrets, passwordAgain: 'cheval' })).toEqual(['password']);
  });

  it('makes an input that the contract takes as it stands', () => {
    expect(gapsOf(clairval(), secrets)).toEqual([]);
    const parsed = setUpContract.input.parse(setUpInput(clairval(), secrets));
    expect(parsed).toMatchObject({
      identity: { name: 'Casino de Clairval', seasonStarts: '11-01', rooms: [{ tables: 20 }], languages: ['fr', 'en'] },
      director: { login: 'dr', name: 'Hélène Garnier' },
      profile: 'casino-fr-2007',
    });
  });

  it('founds the house under the law that the kept draft names', () => {
    const reloaded = JSON.parse(JSON.stringify({ ...clairval(), profile: 'casino-fr-2013' })) as SetUpDraft;
    expect(setUpContract.input.parse(setUpInput(reloaded, secrets))).toMatchObject({ profile: 'casino-fr-2013' });
  });
});
