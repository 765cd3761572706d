import type { Reading } from '../../../shared/domain/clock/index.ts';
import { profileUnder } from '../../../shared/domain/house/index.ts';
import type { HouseStreamState, TournamentStreamState } from '../../../shared/domain/streams.ts';
import { announcementOf } from './announcement.ts';
import { bandView, type BandView } from './band-view.ts';
import { clockView, type ClockView } from './clock-view.ts';
import { figuresView, type FiguresView } from './figures-view.ts';
import { footView, type FootView } from './foot-view.ts';
import { registrationView, termsLine, venueOf, type RegistrationView, type Venue } from './head-view.ts';
import { momentOf, type HallState } from './moment.ts';
import { tickerMessages } from './ticker-view.ts';
import { hourText, type Words } from './words.ts';

/** What a hall's screen is about: the folded states, and whether the desk has been heard lately enough to believe them. */
export interface Shown {
  readonly house: HouseStreamState | undefined;
  readonly tournament: TournamentStreamState | undefined;
  readonly trusted: boolean;
}

export interface TournamentView {
  readonly state: HallState;
  readonly name: string;
  readonly terms: string;
  readonly registration: RegistrationView | null;
  readonly band: BandView | null;
  readonly clock: ClockView;
  readonly figures: FiguresView;
  readonly foot: FootView | null;
  readonly messages: readonly string[];
  readonly announcement: string;
}

/** Everything that the hall's screen shows, in words and figures: components only draw it. */
export interface HallView {
  readonly venue: Venue;
  /** The hour at the venue. */
  readonly hour: string;
  /** `null` when no tournament is planned. */
  readonly tournament: TournamentView | null;
}

/** The screen at a reading of the desk's clock, from the folded states alone. */
export function hallView({ house, tournament, trusted }: Shown, now: Reading, words: Words): HallView {
  const identity = house?.house.identity;
  const seen = tournament && {
    tournament,
    trusted,
    profile: house && profileUnder(house.house, tournament.plan.terms),
  };
  return {
    venue: venueOf(identity?.name ?? '', words.language),
    hour: hourText(now.wall, words),
    tournament: seen ? tournamentView(seen, now, words) : null,
  };
}

function tournamentView(seen: Parameters<typeof momentOf>[0], now: Reading, words: Words): TournamentView | null {
  const moment = momentOf(seen, now);
  if (!moment) return null;
  return {
    state: moment.state,
    name: moment.terms.name,
    terms: termsLine(moment, words),
    registration: registrationView(moment, words),
    band: bandView(moment, words),
    clock: clockView(moment, words),
    figures: figuresView(moment, words),
    foot: footView(moment, words),
    messages: tickerMessages(moment, words),
    announcement: announcementOf(moment, words),
  };
}
