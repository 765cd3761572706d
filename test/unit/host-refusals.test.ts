import { describe, expect, it } from 'vitest';
import { hostAskRefusals, hostRefusals, type HostRefusalCode } from '../../electron/hosts/door/refusals.ts';
import { refusalPage, statusOf } from '../../electron/hosts/browser/refusal-page.ts';
import { accountsRefusals } from '../../shared/domain/accounts/index.ts';
import { keyRefusalCodes } from '../../electron/storage/key-refusals.ts';
import { hostContracts } from '../../shared/contract/host.ts';
import { contracts } from '../../shared/contract/index.ts';
import en from '../../shared/locale/en/host.json' with { type: 'json' };
import fr from '../../shared/locale/fr/host.json' with { type: 'json' };

it.each(Object.keys(hostRefusals) as HostRefusalCode[])('says %s in French and in English, as an error', (code) => {
  expect(refusalPage(code)).toContain(fr[code]);
  expect(refusalPage(code)).toContain(en[code]);
  expect(statusOf(code)).toBeGreaterThanOrEqual(400);
});

describe('what a page asks of its host', () => {
  it('is no part of the desk’s registry, and is checked on arrival by an input that its example meets', () => {
    const known = new Set(contracts.map(({ name }) => name));
    for (const { name, input, example, roles } of hostContracts) {
      expect(name).toMatch(/^host\.[a-zA-Z0-9]+$/);
      expect(known.has(name)).toBe(false);
      expect(input.safeParse(example).success, name).toBe(true);
      expect(input.safeParse({ ...(example as object), more: 1 }).success, name).toBe(false);
      expect(roles.length, name).toBeGreaterThan(0);
    }
  });

  it('is open to anybody only for the time, for what the host is, for what a hall shows, and for the recovery code when nobody can sign in', () => {
    const open = hostContracts.filter(({ roles }) => roles.includes('anyone')).map(({ name }) => name);
    expect(open).toEqual(['host.time', 'host.show', 'host.hallShowed', 'host.recover']);
  });

  it('lists every refusal of the host, and none besides', () => {
    const listed = new Set(hostContracts.flatMap(({ refusals }) => refusals));
    const ofHost = [...listed].filter((code) => code.startsWith('host.'));
    expect(ofHost.sort()).toEqual(Object.keys(hostAskRefusals).sort());
    const elsewhere = [...keyRefusalCodes, ...Object.keys(accountsRefusals)];
    expect([...listed].filter((code) => !code.startsWith('host.') && !elsewhere.includes(code))).toEqual([]);
  });

  it('has a sentence in both languages, as everything else that the application itself says', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
    for (const [code, sentence] of Object.entries(fr)) {
      expect(sentence.length, code).toBeGreaterThan(10);
      expect(en[code as keyof typeof en], code).not.toBe(sentence);
    }
    for (const code of Object.keys(hostAskRefusals)) expect(fr, code).toHaveProperty([code]);
  });
});
