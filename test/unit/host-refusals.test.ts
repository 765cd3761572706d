import { expect, it } from 'vitest';
import { hostRefusals, type HostRefusalCode } from '../../electron/hosts/door/refusals.ts';
import { refusalPage, statusOf } from '../../electron/hosts/browser/refusal-page.ts';
import en from '../../shared/locale/en/host.json' with { type: 'json' };
import fr from '../../shared/locale/fr/host.json' with { type: 'json' };

it.each(Object.keys(hostRefusals) as HostRefusalCode[])('says %s in French and in English, as an error', (code) => {
  expect(refusalPage(code)).toContain(fr[code]);
  expect(refusalPage(code)).toContain(en[code]);
  expect(statusOf(code)).toBeGreaterThanOrEqual(400);
});
