import {
  accountsTellers,
  auditTellers,
  documentsTellers,
  houseTellers,
  noticesTellers,
  peopleTellers,
  registersTellers,
} from './house-events.ts';
import { conductTellers } from './conduct-events.ts';
import { levyTellers, prizesTellers, registrationTellers, tillTellers } from './money-events.ts';
import { clockTellers, seatingTellers, standingsTellers, tournamentTellers } from './play-events.ts';
import { wordsOf, type EventTeller, type ToldEvent, type Told, type Words } from './teller.ts';

const tellers = {
  ...accountsTellers,
  ...auditTellers,
  ...clockTellers,
  ...conductTellers,
  ...documentsTellers,
  ...houseTellers,
  ...levyTellers,
  ...noticesTellers,
  ...peopleTellers,
  ...prizesTellers,
  ...registersTellers,
  ...registrationTellers,
  ...seatingTellers,
  ...standingsTellers,
  ...tillTellers,
  ...tournamentTellers,
};

/** Every type of event that has a sentence. */
export const toldTypes: readonly string[] = Object.keys(tellers);

/** The sentence of an event, for people. A type that is not known, of a later program, is shown as itself. */
export function sentenceOfEvent({ type, data }: ToldEvent, teller: EventTeller): string {
  if (!Object.hasOwn(tellers, type)) return type;
  const tell = tellers[type as keyof typeof tellers] as (data: object, say: Words) => Told;
  const [key, values, plural] = tell(data, wordsOf(teller));
  return teller.t(key, values, plural);
}
