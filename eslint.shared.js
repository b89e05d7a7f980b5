/*
 * What the lint of the front ends, the journeys and our packages has in common. Circles of imports are knip's to find
 * (`cycles` in knip.json), which knows the whole graph after one pass of three seconds, and those that types close are
 * found by scripts/lib/circles.mjs.
 */
import { configPkg, RULES_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'

const SOURCES = ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs']
const OURS = 'api|backoffice|demo|e2e|packages|storefront'

/**
 * Refuses regular expressions whose time grows faster than what they read: one header or field would
 * keep everybody waiting (ADR 0033).
 */
export const linearExpressions = {
  name: 'makao/linear-expressions',
  files: SOURCES,
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': 'error',
  },
}

/** Leaves formatting to `oxfmt --check` (ADR 0152): Prettier, asked by the linter, was four fifths of its time. */
export const formattedElsewhere = {
  name: 'makao/formatted-elsewhere',
  files: SOURCES,
  rules: { 'prettier/prettier': 'off' },
}

/** Lines of a file at most, blank ones and comments aside. */
export const lines = (max) => ({
  'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
})

/**
 * Refuses every import of ours but those named, also past the package names: `../../storefront/app/…`.
 * @param mine the folder of the package, which may hold folders called as our packages are
 * @param allowed as they are imported: `@makao/shared`
 */
export function arrows(mine, allowed) {
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
    name: `makao/arrows/${mine}`,
    files: SOURCES,
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  }
}

/** A package of TypeScript in kebab-case, with the hooks' rules for what is React in it. */
export const frontEnd = ({ name, ignores = [], max, react }, ...more) =>
  configPkg(
    { ignores },
    {
      name,
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...RULES_LIST,
        '@unicorn/filename-case': ['error', { case: 'kebabCase' }],
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
        ...lines(max),
      },
    },
    { ...reactHooks.configs.flat.recommended, files: react },
    linearExpressions,
    formattedElsewhere,
    ...more
  )
