import { hallView, type HallView, type TournamentView } from '../../../renderer/screens/view/hall-view.ts';
import type { Words } from '../../../renderer/screens/view/words.ts';
import { texts, type Language, type Texts } from '../../../renderer/texts/index.ts';
import { profileHash } from '../../../shared/domain/profile/index.ts';
import { streamFolds, type HouseStreamState } from '../../../shared/domain/streams.ts';
import type { DraftTerms } from '../../../shared/domain/tournament/index.ts';
import { PlayedClock } from '../../support/played-clock.ts';
import { profile2007 } from '../../support/played-stream.ts';

/** The house of the fixtures, under the profile of 2007. */
const clairval = ((): HouseStreamState => {
  const state = streamFolds.house.initial();
  const hash = profileHash(profile2007);
  state.house.identity = { name: 'Grand Casino de Clairval', timeZone: 'Europe/Paris' } as never;
  state.house.profileHash = hash;
  state.house.profiles = { [hash]: profile2007 };
  return state;
})();

function words(language: Language = 'fr'): Words {
  texts.global.locale.value = language;
  const { t } = texts.global as unknown as { t: (key: string, ...values: unknown[]) => string };
  const say: Texts['t'] = (key, values = {}) => t(key, values);
  return { t: say, language, zone: 'Europe/Paris' };
}

/** A tournament whose events are folded as the desk folds them, and what the hall shows of it. */
export class ShownHall extends PlayedClock {
  constructor(changes: Partial<DraftTerms> = {}, entries = 20) {
    super(changes, 0);
    for (let index = 1; index <= entries; index += 1) this.enter(index);
  }

  private enter(index: number): void {
    const entry = `e-${index}`;
    const paid = { buyInCents: 10_000, feeCents: 2_000, number: `R-2027-${index}`, late: false, publicName: false };
    this.happen('registration.playerRegistered', { entry, person: `p-${index}`, digest: '', checks: [], ...paid });
  }

  freeze(prizes: readonly number[]): void {
    const poolCents = prizes.reduce((sum, each) => sum + each, 0);
    this.happen('prizes.structureFrozen', {
      ...{ entries: 20, caveCents: 200_000, rebuys: 0, rebuyCents: 0, rateBasisPoints: 400, levyCents: 8_000 },
      ...{ floorCents: poolCents, guaranteeCents: 0, additionCents: 0, poolCents, stepCents: 100 },
      basisPoints: prizes.map((each) => Math.round((each * 10_000) / poolCents)),
      rounding: 'largest-remainder',
      prizes: prizes.map((amountCents, index) => ({ rank: index + 1, amountCents })),
    });
  }

  look(language: Language = 'fr', trusted = true): HallView {
    return hallView({ house: clairval, tournament: this.state, trusted }, this.now, words(language));
  }

  /** The tournament's part of the picture; spaces that do not break are written as plain ones. */
  view(language: Language = 'fr', trusted = true): TournamentView {
    const { tournament } = this.look(language, trusted);
    return JSON.parse(JSON.stringify(tournament).replace(/[\u00a0\u202f]/g, ' ')) as TournamentView;
  }
}
