/**
 * A process of its own that registers one player on the sample house in the folder it is given and kills itself (SIGKILL) at the
 * n-th SQL statement of that command; 0 lets it end. Prints the answer and how many statements the command had.
 */
import { registerPlayerContract } from '../../shared/contract/registration.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { seededChance } from '../../electron/desk/ports.ts';
import { accessOf } from '../../electron/features/accounts/index.ts';
import { SimulatedClock } from '../../electron/hosts/cli/simulated-clock.ts';
import { sampleNow } from '../../electron/hosts/cli/sample/sample-house.ts';
import { features } from '../../electron/hosts/compose.ts';
import { openHouse } from '../../electron/hosts/house.ts';

const [folder = '', keyFile = '', killAt = '0'] = process.argv.slice(2);

let counting = false;
let statements = 0;

const house = openHouse({
  folder,
  env: { TAPIS_KEY_FILE: keyFile },
  clock: new SimulatedClock(sampleNow),
  chance: seededChance('registration'),
  features,
  access: accessOf,
  onFault: (id, error) => console.error(id, error),
  onStatement: () => {
    if (!counting) return;
    statements += 1;
    if (statements === Number(killAt)) process.kill(process.pid, 'SIGKILL');
  },
});
if (isRefused(house)) throw new Error(house.refusal.code);
const caller = house.access.callerOf('caisse1', 'test');
if (!caller) throw new Error('no account');
counting = true;
const { name, example } = registerPlayerContract;
const answer = await house.desk.call({ name, input: example, key: 'the-one', caller });
counting = false;
console.log(JSON.stringify({ answer, statements }));
house.close();
