/**
 * `npm run package`: builds, then packs the desktop application for this system with electron-builder; its own arguments may
 * follow (`--win`, `--dir`, `-c.electronDist=DIR`). Never publishes.
 */
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './products.ts';
import { inProject, packageFile } from './project.ts';

await ensureBuilt('renderer');
await ensureBuilt('desktop');
const run = spawnSync(
  process.execPath,
  [packageFile('electron-builder', 'cli.js'), '--publish', 'never', ...process.argv.slice(2)],
  { cwd: inProject(), stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;
