import { castOf, demoPassword, demoPin, founderAndOthers } from './cast.ts';
import type { Evening } from './evening.ts';
import type { HouseFile } from './evening-files.ts';
import type { Stage } from './stage.ts';

/**
 * Founds the house, opens everybody's account and files where notices go. Accounts get ids of the desk's own unless `idOf`
 * makes one: ids stand in the journal, where a login is not to be read.
 */
export async function foundHouse(
  stage: Stage,
  evening: Evening,
  idOf: (login: string) => string | undefined = () => undefined,
): Promise<void> {
  const { founder, others } = founderAndOthers(evening);
  const secrets = { pin: demoPin, password: demoPassword };
  stage.turn = 'house.json';
  await stage.do('anyone', 'house.setUp', {
    identity: identityOf(evening.house),
    director: { account: idOf(founder.login), login: founder.login, name: founder.name, ...secrets },
    profile: evening.tournament.profile,
  });
  stage.turn = 'accounts.json';
  for (const { login, name, roles } of others) {
    await stage.do(founder.login, 'accounts.open', { account: idOf(login), login, name, roles, ...secrets });
  }
  if (founder.roles.length > 1) {
    await stage.do(founder.login, 'accounts.setRoles', {
      account: stage.callerOf(founder.login).account,
      roles: founder.roles,
      pin: demoPin,
    });
  }
  stage.turn = 'recipients.json';
  await stage.do(castOf(evening).director, 'house.setRecipients', { recipients: evening.recipients });
}

const identityOf = (file: HouseFile): object => ({
  name: file.name,
  legalForm: file.legal_form,
  capitalCents: file.capital_cents,
  siren: file.siren,
  rcsCity: file.rcs_city,
  seat: file.seat,
  timeZone: file.time_zone,
  currency: file.currency,
  languages: file.languages,
  seasonStarts: file.season_starts,
  gamingDayEnds: file.gaming_day_ends,
  rooms: file.rooms,
});
