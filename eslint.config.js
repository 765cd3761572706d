import tseslint from 'typescript-eslint';
import vue from 'eslint-plugin-vue';

/** Calls that would let time, chance or floating-point money into code that must be replayable. */
const impure = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time from the Clock you are given.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the time from the Clock you are given.' },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Take chance from the Random you are given.',
  },
  { selector: "CallExpression[callee.name='parseFloat']", message: 'Money is whole cents: use parseMoney.' },
  { selector: "CallExpression[callee.property.name='toFixed']", message: 'Money is whole cents: use formatMoney.' },
];

export default tseslint.config(
  { ignores: ['dist/**', 'tsc/**', 'node_modules/**', 'out/**', 'test/fixtures/**', 'test-results/**', 'coverage/**'] },
  ...tseslint.configs.strictTypeChecked,
  ...vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.ts', '*.mjs', '*.cjs'] },
        extraFileExtensions: ['.vue'],
      },
    },
  },
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.{ts,vue}'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Rows and sealed records are typed where they are read: the caller names the shape.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'vue/max-attributes-per-line': 'off',
      'vue/singleline-html-element-content-newline': 'off',
      'vue/html-self-closing': 'off',
    },
  },
  {
    files: ['{shared,electron,renderer}/**/*.{ts,vue}'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', 10],
    },
  },
  { files: ['shared/**/*.ts', 'electron/features/**/*.ts', 'electron/desk/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...impure] } },
  {
    files: ['test/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
