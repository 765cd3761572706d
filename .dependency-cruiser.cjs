/**
 * Who may import whom. One row a room: the folders and packages it may reach; everything else fails,
 * and so does a file that lies in no listed room.
 */
const ROOMS = {
  'shared/kernel': { folders: [], packages: ['temporal-polyfill', '@noble/hashes'] },
  'shared/domain': { folders: ['shared/kernel'], packages: ['any-ascii'] },
  'shared/contract': { folders: ['shared/kernel', 'shared/domain'], packages: ['zod'] },
  'shared/locale': { folders: ['shared/kernel'], packages: [] },

  'electron/storage': { folders: ['shared/kernel'], packages: ['better-sqlite3'] },
  'electron/journal': { folders: ['shared/kernel', 'electron/storage'], packages: [] },
  'electron/bundle': { folders: ['shared', 'electron/journal'], packages: [] },
  'electron/desk': { folders: ['shared', 'electron/storage', 'electron/journal'], packages: [] },
  'electron/documents': {
    folders: ['shared', 'electron/storage'],
    packages: ['pdfkit', 'fontkit', '@types/fontkit', '@types/pdfkit', 'bwip-js', '@expo-google-fonts'],
  },
  'electron/features': {
    folders: [
      'shared',
      'electron/storage',
      'electron/journal',
      'electron/bundle',
      'electron/desk',
      'electron/documents',
    ],
    packages: ['csv-parse'],
  },
  'electron/hosts/compose.ts': { folders: ['shared', 'electron'], packages: [] },
  'electron/hosts/house.ts': { folders: ['shared', 'electron'], packages: [] },
  'electron/hosts/house-keys.ts': { folders: ['shared/kernel', 'electron/desk', 'electron/storage'], packages: [] },
  'electron/hosts/open-day.ts': { folders: ['shared/kernel', 'electron/storage'], packages: [] },
  'electron/hosts/system-clock.ts': { folders: ['electron/desk'], packages: [] },
  'electron/hosts/data-folder.ts': { folders: [], packages: [] },
  'electron/hosts/door': { folders: ['shared', 'electron'], packages: [] },
  'electron/hosts/cli': { folders: ['shared', 'electron'], packages: ['csv-parse'] },
  'electron/hosts/browser': { folders: ['shared', 'electron'], packages: ['ws', '@types/ws'] },
  'electron/hosts/desktop': { folders: ['shared', 'electron'], packages: ['electron'] },

  'renderer/transport': { folders: ['shared/kernel', 'shared/contract'], packages: [] },
  'renderer/texts': { folders: ['shared'], packages: ['vue', 'vue-i18n'] },
  'renderer/desk': {
    folders: ['shared', 'renderer/transport', 'renderer/texts'],
    packages: ['vue', 'pinia', 'vue-router'],
  },
  'renderer/ui': {
    folders: ['shared/kernel', 'shared/locale', 'renderer/texts', 'resources'],
    packages: ['vue', 'reka-ui', '@tanstack/vue-virtual'],
  },
  'renderer/features': {
    folders: ['shared', 'renderer/desk', 'renderer/texts', 'renderer/ui', 'docs'],
    packages: ['vue', 'pinia', 'vue-router', 'markdown-it'],
  },
  'renderer/screens': {
    folders: ['shared', 'renderer/transport', 'renderer/desk', 'renderer/texts', 'renderer/ui', 'resources'],
    packages: ['vue', 'pinia'],
  },
  'renderer/app': {
    folders: ['shared', 'renderer', 'resources'],
    packages: ['vue', 'pinia', 'vue-router', 'vue-i18n'],
  },
};

const FEATURE_ROOMS = '^(shared/domain|electron/features|renderer/features)/([^/]+)/';

const own = (room) => `^${room}${room.endsWith('.ts') ? '$' : '/'}`;
const oneOf = (names) => `(${names.join('|')})`;

const UNLISTED = {
  path: '^(shared|electron|renderer)/',
  pathNot: [...Object.keys(ROOMS).map(own), '^(shared|electron|renderer)/[^/]+\\.(config\\.)?(ts|d\\.ts|html)$'],
};

const folderRules = Object.entries(ROOMS).map(([room, { folders }]) => ({
  name: `${room} reaches only ${folders.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: own(room) },
  to: { path: '^(shared|electron|renderer|test)/', pathNot: [own(room), ...folders.map((folder) => `^${folder}/`)] },
}));

const packageRules = Object.entries(ROOMS).map(([room, { packages }]) => ({
  name: `${room} uses only ${packages.join(', ') || 'no package'}`,
  severity: 'error',
  from: { path: own(room) },
  to: {
    path: '^node_modules/',
    ...(packages.length > 0 && { pathNot: [`^node_modules/${oneOf(packages)}/`, '^node_modules/@types/node/'] }),
  },
}));

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    ...folderRules,
    ...packageRules,
    {
      name: 'no Node built-ins outside electron',
      severity: 'error',
      from: { path: '^(shared|renderer)/', pathNot: '\\.config\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'another feature is reached through its index.ts',
      severity: 'error',
      from: { path: FEATURE_ROOMS },
      to: { path: '^$1/', pathNot: ['^$1/$2/', '^$1/[^/]+/index\\.ts$', '^$1/[^/]+\\.ts$'] },
    },
    // Said of the module itself, not only of its imports: a file without any would slip through otherwise.
    {
      name: 'a file outside every listed room',
      severity: 'error',
      from: {},
      module: { ...UNLISTED, numberOfDependentsLessThan: 100 },
    },
    { name: 'nothing is imported from outside every listed room', severity: 'error', from: {}, to: UNLISTED },
    { name: 'nothing unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|tsc|out)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.vue', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
