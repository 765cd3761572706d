import type { InputOf } from '../../../shared/contract/define.ts';
import type { planContract } from '../../../shared/contract/tournament-plan.ts';
import type { DraftTerms } from '../../../shared/domain/tournament/index.ts';
import { formatInstant } from '../../../shared/kernel/calendar.ts';

type PlanInput = InputOf<typeof planContract>;

/** Terms as the command takes them: instants as texts with the venue's offset. */
export function planInput(
  tournament: string,
  terms: DraftTerms,
  { zone, profile }: { readonly zone: string; readonly profile?: string | undefined },
): PlanInput {
  const { registration, tables, rebuy, chips, levels, breaks, payoutBasisPoints, sessions, variants } = terms;
  return {
    tournament,
    ...(profile !== undefined && { profile }),
    terms: {
      ...terms,
      startsAt: formatInstant(terms.startsAt, zone),
      registration: { ...registration, opensAt: formatInstant(registration.opensAt, zone) },
      tables: tables && [...tables],
      rebuy,
      sessions: sessions?.map((each) => ({ ...each, startsAt: formatInstant(each.startsAt, zone) })),
      variants: variants && [...variants],
      chips: [...chips],
      levels: [...levels],
      breaks: breaks.map((pause) => ({ ...pause, colourUp: [...pause.colourUp] })),
      payoutBasisPoints: [...payoutBasisPoints],
    },
  };
}
