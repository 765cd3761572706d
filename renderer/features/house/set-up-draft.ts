import { readWhole } from './read-whole.ts';

/** The text that was given first, and the later one, which wants checking. */
export const profiles = ['casino-fr-2007', 'casino-fr-2013'] as const;

/** What the first-run page holds while it is filled in. Amounts are cents, everything else as it was typed. */
export interface SetUpDraft {
  name: string;
  legalForm: string;
  capitalCents: number | null;
  siren: string;
  rcsCity: string;
  seat: string;
  timeZone: string;
  english: boolean;
  /** Day and month of the season's first day, as `01/11`. */
  seasonStarts: string;
  gamingDayEnds: string;
  rooms: { name: string; kind: string; tables: string }[];
  directorName: string;
  login: string;
  profile: (typeof profiles)[number];
}

export interface Secrets {
  readonly pin: string;
  readonly pinAgain: string;
  readonly password: string;
  readonly passwordAgain: string;
}

export const emptyDraft = (): SetUpDraft => ({
  name: '',
  legalForm: 'SA',
  capitalCents: null,
  siren: '',
  rcsCity: '',
  seat: '',
  timeZone: 'Europe/Paris',
  english: true,
  seasonStarts: '01/11',
  gamingDayEnds: '06:00',
  rooms: [{ name: '', kind: 'gaming-room', tables: '' }],
  directorName: '',
  login: '',
  profile: 'casino-fr-2007',
});

/** Fields that stop the set-up before it is sent: the desk judges the rest (SIREN, time zone, weak secrets). */
export type SetUpGap =
  | 'name'
  | 'legalForm'
  | 'capital'
  | 'siren'
  | 'rcsCity'
  | 'seat'
  | 'season'
  | 'day'
  | 'rooms'
  | 'directorName'
  | 'login'
  | 'pin'
  | 'password';

const season = /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])$/;
const hour = /^([01]\d|2[0-3]):[0-5]\d$/;
const login = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;

const filled = (text: string): boolean => text.trim() !== '';

/** What is still missing or crooked, in the order of the page. */
export function gapsOf(draft: SetUpDraft, secrets: Secrets): readonly SetUpGap[] {
  const checks: readonly (readonly [SetUpGap, boolean])[] = [
    ['name', filled(draft.name)],
    ['legalForm', filled(draft.legalForm)],
    ['capital', draft.capitalCents !== null],
    ['siren', filled(draft.siren)],
    ['rcsCity', filled(draft.rcsCity)],
    ['seat', filled(draft.seat)],
    ['season', season.test(draft.seasonStarts)],
    ['day', hour.test(draft.gamingDayEnds)],
    [
      'rooms',
      draft.rooms.length > 0 && draft.rooms.every((room) => filled(room.name) && tablesOf(room.tables) !== null),
    ],
    ['directorName', filled(draft.directorName)],
    ['login', login.test(draft.login)],
    ['pin', /^\d{4,12}$/.test(secrets.pin) && secrets.pin === secrets.pinAgain],
    ['password', filled(secrets.password) && secrets.password === secrets.passwordAgain],
  ];
  return checks.filter(([, met]) => !met).map(([gap]) => gap);
}

const tablesOf = (text: string): number | null => readWhole(text, { from: 1, to: 500 });

/** The input of `house.setUp`. Only for a draft without gaps. */
export function setUpInput(draft: SetUpDraft, secrets: Secrets): object {
  const [day = '', month = ''] = draft.seasonStarts.split('/');
  return {
    identity: {
      name: draft.name.trim(),
      legalForm: draft.legalForm.trim(),
      capitalCents: draft.capitalCents,
      siren: draft.siren.trim(),
      rcsCity: draft.rcsCity.trim(),
      seat: draft.seat.trim(),
      timeZone: draft.timeZone,
      currency: 'EUR',
      languages: draft.english ? ['fr', 'en'] : ['fr'],
      seasonStarts: `${month}-${day}`,
      gamingDayEnds: draft.gamingDayEnds,
      rooms: draft.rooms.map(({ name, kind, tables }) => ({ name: name.trim(), kind, tables: tablesOf(tables) })),
    },
    director: {
      login: draft.login,
      name: draft.directorName.trim(),
      pin: secrets.pin,
      password: secrets.password,
    },
    profile: draft.profile,
  };
}
