/** `npm run build`: the renderer page and the desktop host's bundles, into dist/; what is up to date is left alone. */
import { ensureBuilt } from './products.ts';

await ensureBuilt('renderer');
await ensureBuilt('desktop');
