import { isDate } from '../../../shared/kernel/calendar.ts';

const typed = /^(\d{2})[ /.-]?(\d{2})[ /.-]?(\d{4})$|^(\d{1,2})[ /.-](\d{1,2})[ /.-](\d{4})$/;

/** Reads `16102026`, `16/10/2026`, `1.2.2026` or a pasted `2026-10-16` as an ISO date; null when there is no such day. */
export function readDate(text: string): string | null {
  const bare = text.trim();
  if (isDate(bare)) return bare;
  const found = typed.exec(bare);
  if (!found) return null;
  const [day = '', month = '', year = ''] = found.slice(1).filter(Boolean);
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : null;
}

/** `2026-10-16` as people here write it, `16/10/2026`, in every language: the day always comes first. */
export const dateText = (iso: string): string => iso.split('-').reverse().join('/');
