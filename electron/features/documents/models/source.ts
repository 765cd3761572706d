import { directorsAt } from '../../../../shared/domain/accounts/index.ts';
import { profileInForce, profileUnder, type HouseIdentity } from '../../../../shared/domain/house/index.ts';
import { formatRule, profileLabel, type Profile } from '../../../../shared/domain/profile/index.ts';
import type { StreamStates } from '../../../../shared/domain/streams.ts';
import { gameInFrench, type TournamentTerms } from '../../../../shared/domain/tournament/index.ts';
import { upcast } from '../../../../shared/domain/upcasters.ts';
import { cents } from '../../../../shared/kernel/cents.ts';
import type { JournalEvent } from '../../../../shared/kernel/event.ts';
import type { DeskReader } from '../../../desk/feature.ts';
import type { PaperBase, PaperHouse, PaperTournament } from '../../../documents/index.ts';
import { staffNames } from '../../accounts/index.ts';
import { NotDrawable } from '../faults.ts';
import type { PaperRow } from '../queue.ts';
import type { TournamentHistory } from './history.ts';

type TournamentStates = StreamStates['tournament'];

/** Where papers are gathered from: the desk's reader and the tournaments' history, over which a queue moves forward. */
export interface Gathering {
  readonly read: DeskReader;
  readonly history: TournamentHistory;
  readonly receiptFormat: 'roll' | 'a5';
}

/** What a paper of the house itself is made from: the journal line that made it due, the house and its rules. */
export interface HouseSource {
  readonly read: DeskReader;
  readonly row: PaperRow;
  readonly event: JournalEvent;
  /** First characters of the line's hash: leads from the paper to its line. */
  readonly check: string;
  /** The seal of the last gaming day that was closed before. */
  readonly seal: PaperBase['seal'];
  readonly profile: Profile;
  readonly identity: HouseIdentity;
  readonly receiptFormat: 'roll' | 'a5';
}

/** What a tournament's paper is made from: beside that, the tournament as that line's command left it. */
export interface PaperSource extends HouseSource {
  readonly states: TournamentStates;
  readonly terms: TournamentTerms;
}

const checkCharacters = 12;

/** The stream is folded up to that command, so that a paper is the same whenever it is drawn. Throws `NotDrawable`. */
export function sourceOf({ read, history, receiptFormat }: Gathering, row: PaperRow): PaperSource {
  const { event, check } = sourceEvent(read, row);
  const states = history.after(event);
  const { house } = read.state('house');
  const { terms } = states.plan;
  const profile = profileUnder(house, terms);
  if (!terms || !profile || !house.identity) throw new NotDrawable('no terms, profile or house');
  const seal = sealUpTo(read, event.seq - 1);
  return { read, row, event, check, seal, states, terms, profile, identity: house.identity, receiptFormat };
}

/** The source of a paper that belongs to no tournament. Throws `NotDrawable`. */
export function houseSourceOf({ read, receiptFormat }: Gathering, row: PaperRow): HouseSource {
  const { event, check } = sourceEvent(read, row);
  const { house } = read.state('house');
  const profile = profileInForce(house);
  if (!profile || !house.identity) throw new NotDrawable('no profile or house');
  const seal = sealUpTo(read, event.seq - 1);
  return { read, row, event, check, seal, profile, identity: house.identity, receiptFormat };
}

/** The journal line that made a paper due, and the check code that leads to it. */
export function sourceEvent(read: DeskReader, row: PaperRow): Pick<HouseSource, 'event' | 'check'> {
  const line = read.db.get<{ body: string; hash: string }>('SELECT body, hash FROM journal WHERE seq = ?', row.seq);
  if (!line) throw new NotDrawable(`no journal line ${row.seq}`);
  return {
    event: upcast(JSON.parse(line.body) as JournalEvent),
    check: line.hash.slice(0, checkCharacters),
  };
}

/** What the journal was at the last closing of a day: printed on every paper after it, so that a tail cut off is noticed. */
export function sealUpTo({ db }: DeskReader, seq: number, { whole = false } = {}): PaperBase['seal'] {
  const line = db.get<{ seq: number; hash: string; day: string }>(
    `SELECT seq, hash, json_extract(body, '$.data.day') AS day FROM journal
     WHERE stream = 'house' AND type = 'house.dayClosed' AND seq <= ? ORDER BY rev DESC LIMIT 1`,
    seq,
  );
  if (!line) return undefined;
  const { day, hash } = line;
  return { day, seq: line.seq, check: hash.slice(0, checkCharacters), ...(whole && { hash }) };
}

/** What every paper says of the house and of its own moment. */
type BaseSource = Pick<HouseSource, 'read' | 'profile' | 'identity' | 'seal'> & {
  readonly event: Pick<JournalEvent, 'at'>;
};

function paperHouse({ identity }: Pick<HouseSource, 'identity'>): PaperHouse {
  const { name, legalForm, capitalCents, siren, rcsCity, seat, timeZone } = identity;
  return { name, legalForm, capitalCents: cents(capitalCents), siren, rcsCity, seat, timeZone };
}

/** Printed when it fell due: the one date in the file, the same at every drawing. */
export const paperBase = (source: BaseSource): PaperBase => ({
  house: paperHouse(source),
  profile: profileLabel(source.profile, 'fr'),
  printedAt: source.event.at,
  responsible: directorsAt(source.read.state('house').accounts, source.event.at).map((account) =>
    staffName(source, account),
  ),
  ...(source.seal && { seal: source.seal }),
});

/** Short names for narrow papers; the booklet and the letters say the game in full. */
const gameNames: Readonly<Record<string, string>> = {
  'texas-holdem-no-limit': 'Texas hold’em no limit',
  'texas-holdem-pot-limit': 'Texas hold’em pot limit',
  'texas-holdem-limit': 'Texas hold’em limit',
  'omaha-no-limit': 'Omaha no limit',
  'omaha-pot-limit': 'Omaha pot limit',
  'omaha-limit': 'Omaha limit',
};

export const paperTournament = ({ terms, states, profile }: PaperSource): PaperTournament => ({
  name: terms.name,
  startsAt: states.plan.startsAt ?? terms.startsAt,
  room: terms.room,
  game: gameNames[terms.game] ?? gameInFrench(terms.game),
  format: formatRule(profile, terms.format)?.name.fr ?? terms.format,
});

/** A member of staff as papers name them; the account's id when the name is gone. */
export const staffName = ({ read }: Pick<HouseSource, 'read'>, account: string): string =>
  staffNames(read, account)?.name ?? account;

/** `caisse-2` → `Caisse 2` */
export const tillName = (till: string): string => {
  const words = till.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
};
