import { parseArgs } from 'node:util';
import { print, refusedWith, say } from './output.ts';
import { refuseScript } from './refusals.ts';

const usage = [
  'desk commands',
  'desk run FILE.jsonl --data DIR [--keep-going] [--seed N]',
  'desk verify FILE [--head HASH] [--seal SEAL]',
  'desk verify --data DIR',
  'desk export FILE --data DIR',
  'desk replay --data DIR',
  'desk restore COPY --data DIR',
  'desk recover --data DIR < CODE',
  'desk sample --data DIR',
  'desk season --data DIR [--seed N]',
].join('\n');

const options = {
  data: { type: 'string' },
  seed: { type: 'string' },
  head: { type: 'string' },
  seal: { type: 'string' },
  'keep-going': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

interface Given {
  readonly file: string | undefined;
  readonly values: Values;
}

/** Each subcommand is loaded only when it is asked for, so that `verify` needs nothing but the verifier. */
const subcommands: Readonly<Record<string, (given: Given) => Promise<number> | undefined>> = {
  commands: () =>
    import('./describe.ts').then(({ describeContracts }) => {
      print(describeContracts());
      return 0;
    }),
  run: ({ file, values: { data, seed, 'keep-going': keepGoing } }) =>
    file && data
      ? import('./run.ts').then(({ runScript }) => runScript({ file, folder: data, keepGoing, seed }))
      : undefined,
  verify: ({ file, values: { data, head, seal } }) => {
    if (file) return import('./verify.ts').then(({ verifyFile }) => verifyFile(file, { head, seal }));
    return data ? import('./data-folder-checks.ts').then(({ verifyFolder }) => verifyFolder(data)) : undefined;
  },
  export: ({ file, values: { data } }) =>
    file && data ? import('./data-folder-checks.ts').then(({ exportFolder }) => exportFolder(data, file)) : undefined,
  replay: ({ values: { data } }) =>
    data ? import('./data-folder-checks.ts').then(({ replayFolder }) => replayFolder(data)) : undefined,
  recover: ({ values: { data } }) =>
    data ? import('./recover.ts').then(({ recoverFolder }) => recoverFolder(data)) : undefined,
  restore: ({ file, values: { data } }) =>
    file && data ? import('./restore.ts').then(({ restoreFolder }) => restoreFolder(data, file)) : undefined,
  sample: ({ values: { data } }) =>
    data ? import('./sample.ts').then(({ foundSample }) => foundSample(data)) : undefined,
  season: ({ values: { data, seed = '1' } }) =>
    data ? import('./season.ts').then(({ playSeason }) => playSeason({ folder: data, seed })) : undefined,
};

async function main(): Promise<number> {
  const given = process.argv.slice(2);
  try {
    const { positionals, values } = parseArgs({ args: given, options, allowPositionals: true });
    const [name = '', file] = positionals;
    const running = Object.hasOwn(subcommands, name) ? subcommands[name]?.({ file, values }) : undefined;
    if (running) return await running;
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
  }
  say(usage);
  return refusedWith(refuseScript('script.usage', { given: given.join(' '), usage: usage.replaceAll('\n', ' | ') }));
}

process.exitCode = await main();
