/** `npm run rules`: writes docs/rules/casino-france.md anew from the list of obligations and the titles of the tests. */
import { writeFileSync } from 'node:fs';
import { inProject, say } from './project.ts';
import { coveragePage, readCoverage, unproved } from './rules/coverage.ts';

const coverage = readCoverage(inProject());
writeFileSync(inProject('docs', 'rules', 'casino-france.md'), coveragePage(coverage));
const missing = unproved(coverage);
if (missing.length > 0) say(`no test names ${missing.join(', ')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
