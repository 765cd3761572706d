import { computed, shallowRef } from 'vue';
import { useSubmission } from '../../desk/index.ts';
import { sanctionCommand, type Sanction, type SanctionDraft } from './sanction.ts';

export interface RecordedIncident {
  readonly incident: string;
  readonly number: string;
}

/** What is put on record, as `conduct.recordIncident` takes it. */
type Facts = Omit<SanctionDraft, 'incident' | 'chips' | 'ground' | 'pin'> & { readonly input: object };

/**
 * An incident and what the tournament director decides on it: two commands, one form. Once the incident is on record a decision
 * that was refused is given again for it, never for a second one.
 */
export function useIncidentReport() {
  const recorded = shallowRef<RecordedIncident>();
  const decision = shallowRef<{ readonly name: string; readonly input: object }>();
  const recording = useSubmission<RecordedIncident>('conduct.recordIncident');
  const deciding = useSubmission(() => decision.value?.name ?? '');

  /** `true` when everything was accepted. */
  async function report(
    { input, ...about }: Facts,
    sanction: Sanction,
    signed: Pick<SanctionDraft, 'chips' | 'ground' | 'pin'>,
  ): Promise<boolean> {
    recorded.value ??= await recording.submit(input);
    if (!recorded.value) return false;
    decision.value = sanctionCommand(sanction, { ...about, ...signed, incident: recorded.value.incident });
    return decision.value === undefined || (await deciding.submit(decision.value.input)) !== undefined;
  }

  return {
    recorded,
    report,
    busy: computed(() => recording.busy.value || deciding.busy.value),
    refusal: computed(() => recording.refusal.value ?? deciding.refusal.value),
    clear: () => {
      recorded.value = undefined;
      recording.clear();
      deciding.clear();
    },
  };
}
