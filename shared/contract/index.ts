import { accountsContracts } from './accounts.ts';
import { auditExportContracts } from './audit-exports.ts';
import { auditContracts } from './audit.ts';
import { clockContracts } from './clock.ts';
import { conductQueries } from './conduct-queries.ts';
import { conductCommands } from './conduct.ts';
import type { CommandContract, QueryContract } from './define.ts';
import { documentsContracts } from './documents.ts';
import { houseContracts } from './house.ts';
import { ledgerContracts } from './ledger.ts';
import { levyContracts } from './levy.ts';
import { noticesContracts } from './notices.ts';
import { peopleContracts } from './people.ts';
import { prizesContracts } from './prizes.ts';
import { registersContracts } from './registers.ts';
import { registrationContracts } from './registration.ts';
import { seatingContracts } from './seating.ts';
import { standingsContracts } from './standings.ts';
import { tillsContracts } from './tills.ts';
import { tournamentContracts } from './tournament.ts';

/** The registry: every command and query there is. */
export const contracts: readonly (CommandContract | QueryContract)[] = [
  ...accountsContracts,
  ...auditContracts,
  ...auditExportContracts,
  ...clockContracts,
  ...conductCommands,
  ...conductQueries,
  ...documentsContracts,
  ...houseContracts,
  ...ledgerContracts,
  ...levyContracts,
  ...noticesContracts,
  ...peopleContracts,
  ...prizesContracts,
  ...registersContracts,
  ...registrationContracts,
  ...seatingContracts,
  ...standingsContracts,
  ...tillsContracts,
  ...tournamentContracts,
];
