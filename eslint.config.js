import vue from 'eslint-plugin-vue';
import tseslint from 'typescript-eslint';

/** Node runs these files as they are: only syntax that can be erased, and imports that name the file. */
const runsAsIs = [
  { selector: 'TSEnumDeclaration', message: 'Node cannot erase an enum: use a union of literals.' },
  { selector: 'TSParameterProperty', message: 'Node cannot erase a parameter property: declare the field.' },
  { selector: 'TSModuleDeclaration:not([declare=true])', message: 'Node cannot erase a namespace: use a module.' },
  { selector: 'TSImportEqualsDeclaration', message: 'Use import.' },
  { selector: 'TSExportAssignment', message: 'Use export.' },
  ...['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression'].map((node) => ({
    selector: `${node}[source.value=/^[.]{1,2}[\\u002F](?!.*[.](ts|vue|json|css|svg|mjs|cjs)$)/]`,
    message: 'Name the file with its extension, as Node needs it: "./thing.ts".',
  })),
];

const noDateNow = {
  selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'Take the time from the Clock you are given.',
};
const noNewDate = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Take the time from the Clock you are given.',
};

/** Calls that would let time, chance or floating-point money into code that must be replayable. */
const impure = [
  noDateNow,
  noNewDate,
  { selector: "CallExpression[callee.name='Date']", message: 'Take the time from the Clock you are given.' },
  {
    selector: "MemberExpression[object.name='Temporal'][property.name='Now']",
    message: 'Take the time from the Clock you are given.',
  },
  {
    selector: 'MemberExpression[property.name=/^get(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)$/]',
    message: "The machine's time zone is not the venue's: use shared/kernel/calendar.ts.",
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take chance from the Chance you are given.',
  },
  {
    selector: "CallExpression[callee.name='parseFloat'], CallExpression[callee.property.name='parseFloat']",
    message: 'Money is whole cents: use parseMoney.',
  },
  { selector: "CallExpression[callee.property.name='toFixed']", message: 'Money is whole cents: use formatMoney.' },
];

const newWriter = {
  selector: "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTimeFormat|NumberFormat)$/]",
  message: 'Take a kept writer: renderer/texts/writers.ts.',
};

const outsideWorld = ['crypto', 'performance', 'process', 'fetch', 'setTimeout', 'setInterval', 'localStorage'].map(
  (name) => ({
    name,
    message: 'Rules know nothing of the outside: pass it in as an argument.',
  }),
);

const onlyDesktop = {
  paths: [{ name: 'electron', message: 'Only electron/hosts/desktop knows Electron.' }],
  patterns: [{ group: ['electron/*'], message: 'Only electron/hosts/desktop knows Electron.' }],
};

export default tseslint.config(
  { ignores: ['dist/**', 'tsc/**', 'node_modules/**', 'out/**', 'test/fixtures/**', 'test-results/**', 'coverage/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  ...tseslint.configs.strictTypeChecked,
  ...vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.vue'] },
    },
  },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.{ts,vue}'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Who reads a row, an unsealed value or a stored answer names its type: a parameter used once is the way to say it.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      'no-restricted-syntax': ['error', ...runsAsIs],
      'no-restricted-imports': ['error', onlyDesktop],
    },
  },
  {
    files: ['**/*.vue'],
    rules: {
      // Layout of templates is prettier's.
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
      'vue/html-indent': 'off',
      'vue/html-closing-bracket-newline': 'off',
    },
  },
  // The guide's own Markdown, rendered with HTML switched off.
  { files: ['renderer/features/guide/GuidePage.vue'], rules: { 'vue/no-v-html': 'off' } },
  { files: ['electron/hosts/desktop/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['{shared,electron,renderer,.ci}/**/*.{ts,vue}'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', 10],
    },
  },
  // A writer costs a hundred times what writing does: pages take those that are kept.
  {
    files: ['renderer/**/*.{ts,vue}'],
    ignores: ['renderer/texts/**'],
    rules: { 'no-restricted-syntax': ['error', ...runsAsIs, newWriter] },
  },
  // After a box of the browser's own, fields take no typing until the window was changed (Q11).
  { files: ['renderer/**/*.{ts,vue}'], rules: { 'no-alert': 'error' } },
  { files: ['shared/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...outsideWorld] } },
  {
    files: ['shared/**/*.ts', 'electron/features/**/*.ts', 'electron/desk/**/*.ts', 'electron/journal/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...runsAsIs, ...impure] },
  },
  // The port itself: the one place where the desk meets the real clock.
  { files: ['electron/desk/ports.ts'], rules: { 'no-restricted-syntax': ['error', ...runsAsIs] } },
  {
    files: ['test/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
