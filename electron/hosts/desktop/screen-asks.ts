import { screen, type Display } from 'electron';
import { displaysContract, identifyDisplaysContract, placeScreenContract } from '../../../shared/contract/host.ts';
import { hostAsk, type HostAsk } from '../door/host-side.ts';
import { refuseHost } from '../door/refusals.ts';
import type { House } from '../house.ts';
import { describeDisplays } from './displays.ts';
import type { HallScreen } from './hall-screen.ts';
import { identifyDisplays } from './identify-displays.ts';

export interface ScreenAskParts {
  readonly house: Pick<House, 'store'>;
  readonly hall: HallScreen;
  readonly deskDisplay: () => Display;
}

/** What a page may ask about displays and the hall's screen. */
export function screenAsks({ house, hall, deskDisplay }: ScreenAskParts): readonly HostAsk[] {
  const isKnown = (tournament: string): boolean =>
    house.store.reader.get('SELECT 1 FROM tournaments WHERE tournament = ?', tournament) !== undefined;
  return [
    hostAsk({
      contract: displaysContract,
      answer: () => ({
        displays: describeDisplays(screen.getAllDisplays(), {
          primary: screen.getPrimaryDisplay().id,
          desk: deskDisplay().id,
          hall: hall.display()?.id,
        }),
        hall: hall.state(),
      }),
    }),
    hostAsk({ contract: identifyDisplaysContract, answer: () => identifyDisplays() }),
    hostAsk({
      contract: placeScreenContract,
      answer: (asked) => {
        if (!asked.open) return hall.close();
        const { display, tournament, language } = asked;
        return isKnown(tournament)
          ? hall.place({ display, tournament, language })
          : refuseHost('host.tournamentUnknown', { tournament });
      },
    }),
  ];
}
