import { expect, type Page } from '@playwright/test';

/** Founds a house on the page of the first run, with Hélène Garnier (`dr`) as its responsible director. */
export async function foundHouse(page: Page, { pin, tables }: { readonly pin: string; readonly tables: string }) {
  const text = {
    'Nom de l’établissement': 'Casino de Clairval',
    'Capital social': '1200000',
    SIREN: '000 000 000',
    'Ville du RCS': 'Caen',
    'Siège social': '1 promenade de la Mer, 14470 Clairval',
    'Nom de la salle': 'Salle des jeux',
    Tables: tables,
    'Nom et prénom': 'Hélène Garnier',
    Identifiant: 'dr',
    'Code personnel': pin,
    'Le même code': pin,
    'Mot de passe': 'correct horse battery',
    'Le même mot de passe': 'correct horse battery',
  };
  for (const [label, value] of Object.entries(text)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('main').getByRole('button', { name: 'Fonder la maison' }).click();
  await expect(page.locator('.appbar .who')).toContainText('Hélène Garnier');
}
