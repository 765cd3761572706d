import { expect, it } from 'vitest';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { profilesMigration } from '../../electron/storage/migrations/0200-profiles.ts';

it('is number 200, leaves every table as it is, and keeps earlier programs out of a folder with newer profiles', () => {
  expect(profilesMigration).toEqual({ number: 200, name: 'profiles', up: '' });
  expect(migrations).toContain(profilesMigration);
});
