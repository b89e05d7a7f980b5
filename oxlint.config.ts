/*
 * What Oxlint refuses, by package (ADR 0154). Circles of imports are knip's to find (`cycles` in knip.json), which knows
 * the whole graph after one pass of three seconds, and those that types close are found by scripts/lib/circles.mjs.
 */
import { defineConfig, type OxlintOverride } from 'oxlint'
import { layers } from './api/layers.config.js'
import repository from './package.json' with { type: 'json' }

type Rules = NonNullable<OxlintOverride['rules']>

const OURS = 'api|backoffice|demo|e2e|packages|storefront'

/** What Adonis says of TypeScript in its configuration of ESLint (`@adonisjs/eslint-config`). */
const CONVENTIONS: Rules = {
  'eqeqeq': ['error', 'always'],
  'node/handle-callback-err': ['error', '^(err|error)$'],
  'no-array-constructor': 'error',
  'no-caller': 'error',
  'no-cond-assign': ['error', 'except-parens'],
  'no-constant-condition': 'error',
  'no-control-regex': 'error',
  'no-debugger': 'error',
  'no-duplicate-case': 'error',
  'no-eval': ['error', { allowIndirect: false }],
  'no-ex-assign': 'error',
  'no-extra-boolean-cast': 'error',
  'no-fallthrough': 'error',
  'no-inner-declarations': ['error', 'functions', { blockScopedFunctions: 'allow' }],
  'no-invalid-regexp': ['error', { allowConstructorFlags: ['u', 'y'] }],
  'no-irregular-whitespace': 'error',
  'no-new-wrappers': 'error',
  'no-proto': 'error',
  'no-regex-spaces': 'error',
  'no-self-assign': 'error',
  'no-self-compare': 'error',
  'no-shadow': 'error',
  'no-sparse-arrays': 'error',
  'no-this-before-super': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-unsafe-negation': 'error',
  'no-with': 'error',
  'one-var': ['error', 'never'],
  'use-isnan': ['error', { enforceForIndexOf: false }],
  'valid-typeof': ['error', { requireStringLiterals: true }],
  'typescript/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  'unicorn/filename-case': ['error', { case: 'snakeCase' }],
  'unicorn/no-await-expression-member': 'error',
  'unicorn/no-instanceof-builtins': 'error',
  'unicorn/prefer-module': 'error',
  'unicorn/prefer-node-protocol': 'error',
  'unicorn/prefer-number-properties': ['error', { checkInfinity: false, checkNaN: true }],
  'makao/naming-convention': 'error',
  'makao/no-for-loop': 'error',
  'makao/no-undef-init': 'error',
}

/** What React asks of its hooks, and of what its compiler reads. */
const HOOKS: Rules = {
  'react/error-boundaries': 'error',
  'react/exhaustive-deps': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/incompatible-library': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/purity': 'error',
  'react/refs': 'error',
  'react/rules-of-hooks': 'error',
  'react/set-state-in-effect': 'error',
  'react/set-state-in-render': 'error',
  'react/static-components': 'error',
  'react/unsupported-syntax': 'error',
  'react/use-memo': 'error',
}

/** Lines of a file at most, blank ones and comments aside. */
const lines = (max: number): Rules => ({
  'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
})

/** A package of TypeScript in kebab-case, with the hooks' rules for what is React in it. */
const frontEnd = (folder: string, { max, react }: { max: number; react: string }) => [
  {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      ...CONVENTIONS,
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'typescript/no-explicit-any': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      ...lines(max),
    } satisfies Rules,
  },
  { files: [`${folder}/${react}/**/*.{ts,tsx}`], rules: HOOKS },
]

/**
 * Refuses every import of ours but those named, also past the package names: `../../storefront/app/…`.
 * @param mine the folder of the package, which may hold folders called as our packages are
 * @param allowed as they are imported: `@makao/shared`
 */
function arrows(mine: string, allowed: string[], excludeFiles: string[] = []) {
  const names = allowed.map((name) => name.replace('@makao/', '')).join('|') || '-'
  const message = `${mine} imports ${allowed.join(', ') || 'nothing'} of ours: see docs/decisions/0022-a-package-both-front-ends-share.md.`
  const patterns = [
    { regex: `^@makao/(?!(?:${names})(?:/|$))`, message },
    {
      regex: `^(?:\\.\\./)+(?:${OURS})/(?:app|data|src|server|styles|support|tests|vite)/`,
      message,
    },
  ]
  return {
    files: [`${mine}/**/*.{ts,tsx,js,mjs}`],
    excludeFiles,
    rules: { 'makao/no-restricted-imports': ['error', { patterns }] } satisfies Rules,
  }
}

const environment = {
  name: '#start/env',
  message: 'Settings are read in config/ (ADR 0025): import #config/…',
}

const engines = {
  name: '#services/database/dialect',
  importNames: ['engineOf'],
  message:
    'Engines are told apart in app/services/database (docs/architecture.md): give it a function.',
}

export default defineConfig({
  plugins: ['eslint', 'node', 'react', 'typescript', 'unicorn'],
  jsPlugins: ['./oxlint.rules.js', 'eslint-plugin-regexp'],
  categories: { correctness: 'off' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '/*',
    ...repository.workspaces.map((name) => `!/${name.split('/')[0]}`),
    '.adonisjs',
    'api/database/schema.ts',
  ],
  overrides: [
    {
      files: ['api/**/*.ts', 'demo/**/*.ts', 'e2e/**/*.ts', 'packages/openapi/**/*.ts'],
      rules: CONVENTIONS,
    },
    ...frontEnd('backoffice', { max: 200, react: 'src' }),
    ...frontEnd('storefront', { max: 220, react: 'app' }),
    ...frontEnd('packages/shared', { max: 200, react: 'src' }),
    // One header or field would keep everybody waiting, where time grows faster than what is read (ADR 0033).
    {
      files: ['{api,backoffice,storefront,packages/shared}/**/*.{ts,tsx,js,mjs}'],
      rules: {
        'regexp/no-super-linear-backtracking': 'error',
        'regexp/no-super-linear-move': 'error',
      },
    },

    arrows('backoffice', ['@makao/api/data', '@makao/api/registry', '@makao/shared']),
    arrows('storefront', [
      '@makao/api/api-address',
      '@makao/api/data',
      '@makao/api/registry',
      '@makao/api/setting-files',
      '@makao/shared',
    ]),
    arrows('e2e', []),
    arrows('packages/shared', [], ['packages/shared/tests/**']),

    {
      files: ['api/**/*.ts'],
      rules: {
        'makao/prefer-lazy-controller-import': 'error',
        'makao/prefer-lazy-listener-import': 'error',
      },
    },
    { files: ['api/app/**/*.ts'], rules: lines(250) },
    // Settings are read in one place.
    {
      files: ['api/{app,commands,database,openapi,providers}/**/*.ts'],
      rules: {
        'no-restricted-imports': ['error', { paths: [environment] }],
        'no-restricted-properties': ['error', { object: 'process', property: 'env' }],
      },
    },
    // Engines are told apart in one place.
    {
      files: ['api/app/**/*.ts'],
      excludeFiles: [
        'api/app/services/database/**',
        'api/app/queries/properties/takes_stay.ts',
        'api/app/queries/system/**',
      ],
      rules: { 'no-restricted-imports': ['error', { paths: [environment, engines] }] },
    },
    ...layers,

    // Settings are declared in one place.
    {
      files: ['storefront/app/**/*.{ts,tsx}', 'storefront/server/**/*.ts'],
      excludeFiles: ['storefront/server/environment.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Declare it in server/environment.ts.' },
        ],
      },
    },
    // A broken form is a 400, and a page knows one day.
    {
      files: ['storefront/app/**/*.{ts,tsx}'],
      excludeFiles: ['storefront/app/read-form.server.ts', 'storefront/app/i18n/use-format-day.ts'],
      rules: {
        'makao/no-restricted-syntax': [
          'error',
          {
            selector:
              "CallExpression[callee.object.name='request'][callee.property.name='formData']",
            message:
              'Forms are read by readForm: see docs/decisions/0033-limits-of-the-front-door.md.',
          },
          {
            selector: "ImportSpecifier[imported.name='formatDay']",
            message:
              'Days are written by useFormatDay: it asks the server’s clock, as the page did.',
          },
        ],
      },
    },
    // Route files are a table of contents.
    { files: ['storefront/app/routes/**/route.tsx'], rules: lines(150) },
  ],
})
