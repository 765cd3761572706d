/** `npm run build`: the renderer page and the desktop host's bundles, into dist/; what is up to date is left alone. */
import { ensureBuilt } from './bundles.ts';
import { say } from './project.ts';

await ensureBuilt('renderer', () => say('building the page'));
await ensureBuilt('desktop', () => say('building the desktop host'));
