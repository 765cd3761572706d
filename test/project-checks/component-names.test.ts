import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, '..', '..', 'renderer', 'features');

/** `HouseSettingsPage` of the feature `house`: so that a list of files sorts by feature, and a name is met once. */
const beginsWith = (feature: string): string => `${feature.charAt(0).toUpperCase()}${feature.slice(1)}`;

const components = readdirSync(features).flatMap((feature) =>
  readdirSync(join(features, feature), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.vue'))
    .map((file) => ({ feature, name: basename(file, '.vue') })),
);

it('components begin with their feature', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ feature, name }) => !name.startsWith(beginsWith(feature)))).toEqual([]);
});
