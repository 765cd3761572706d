import { onScopeDispose } from 'vue';
import type { TurnedAway } from '../../../shared/domain/registration/index.ts';
import { useDeskStore, useSessionStore } from '../../desk/index.ts';
import { useTexts } from '../../texts/index.ts';
import { toast } from '../../ui/index.ts';
import { tillName } from './till-name.ts';

/** Shows a member of the committee, on whatever page, that a desk asks for them (F8 at the desk). */
export function useCommitteeCalls(): void {
  const desk = useDeskStore();
  const session = useSessionStore();
  const { t } = useTexts();
  const stop = desk.listen((events) => {
    if (!session.has('committee-member', 'responsible-director')) return;
    for (const { type, data, actor } of events) {
      const { called, till } = data as Partial<TurnedAway>;
      if (type !== 'registration.turnedAway' || called !== true || actor === session.account) continue;
      const where = till === undefined ? t('registration.title') : tillName(till);
      toast({ kind: 'block', icon: 'bell', text: t('registration.stop.callHeard', { where }) });
    }
  });
  onScopeDispose(stop);
}
