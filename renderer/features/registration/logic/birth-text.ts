import { isBirthDate } from '../../../../shared/domain/people/index.ts';

const apart = /^(\d{1,2})[ /.-](\d{1,2})[ /.-](\d{4})$/;
const together = /^(\d{2})(\d{2})(\d{4})$/;
const month = /^(\d{1,2})[ /.-](\d{4})$/;

/**
 * A birth date as it is typed: `23/07/1991`, `23071991`; `07/1991` or `1991` where the document says no more (R13). ISO as it
 * is kept, `null` when there is no such day.
 */
export function readBirth(text: string): string | null {
  const bare = text.trim();
  if (isBirthDate(bare)) return bare;
  const day = apart.exec(bare) ?? together.exec(bare);
  const parts = day ? [day[3], day[2], day[1]] : month.exec(bare)?.slice(1).toReversed();
  const iso = parts?.map((part) => (part ?? '').padStart(2, '0')).join('-') ?? '';
  return isBirthDate(iso) ? iso : null;
}

/** The same as it is typed. */
export const birthText = (birthDate: string): string => birthDate.split('-').toReversed().join('/');
