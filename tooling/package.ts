/**
 * `npm run package`: builds, then packs the desktop application for this system with electron-builder; its own arguments may
 * follow (`--win`, `--dir`, `-c.electronDist=DIR`). Never publishes.
 */
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './bundles.ts';
import { inProject, packageFile, say } from './project.ts';

await ensureBuilt('renderer', () => say('building the page'));
await ensureBuilt('desktop', () => say('building the desktop host'));
const run = spawnSync(
  process.execPath,
  [packageFile('electron-builder', 'cli.js'), '--publish', 'never', ...process.argv.slice(2)],
  { cwd: inProject(), stdio: 'inherit' },
);
process.exitCode = run.status ?? 1;
