import type { JournalEvent } from '../../../shared/kernel/event.ts';
import type { Desk } from '../../desk/desk.ts';
import { deskCaller } from '../../desk/request.ts';
import { tournamentOf } from '../../desk/tournament-stream.ts';

interface Occasion {
  readonly key: string;
  readonly input: { readonly occasion: 'gaming-day' | 'session'; readonly tournament?: string };
}

/** The moments at which everybody is looked at again: a gaming day opens, a tournament or one of its sessions begins (FR-REG-46). */
function occasionOf({ type, stream, data, seq }: JournalEvent): Occasion | undefined {
  if (type === 'house.dayOpened')
    return {
      key: `people.recheck:day:${(data as { readonly day: string }).day}`,
      input: { occasion: 'gaming-day' },
    };
  if (!sessionStarts.has(type)) return undefined;
  return { key: `people.recheck:session:${seq}`, input: { occasion: 'session', tournament: tournamentOf(stream) } };
}

const sessionStarts = new Set(['tournament.started', 'tournament.sessionStarted', 'tournament.sessionOpened']);

/**
 * Looks at everybody again whenever such a moment comes, and once for the open day when the house opens: each look has a key of its own, so that
 * a restart repeats none and forgets none. Answers the function that ends it.
 */
export function watchForRechecks(desk: Desk, onFault: (error: unknown) => void): () => void {
  const look = (occasion: Occasion): void => {
    void desk
      .call({ name: 'people.recheck', ...occasion, caller: deskCaller })
      .then((answer) => {
        if (!answer.ok) onFault(new Error(`not looked at again: ${answer.refusal.code}`));
      })
      .catch(onFault);
  };
  const { house, day } = desk.reader.state('house');
  if (house.identity && day.open)
    look({ key: `people.recheck:day:${day.open.day}`, input: { occasion: 'gaming-day' } });
  return desk.subscribe((events) => {
    for (const event of events) {
      const occasion = occasionOf(event);
      if (occasion) look(occasion);
    }
  });
}
