import { arrows, frontEnd, lines } from '../eslint.shared.js'

export default frontEnd(
  {
    name: 'Storefront',
    ignores: ['.react-router/**', 'build/**'],
    max: 220,
    react: ['app/**/*.ts', 'app/**/*.tsx'],
  },
  arrows('storefront', ['@makao/api/data', '@makao/api/registry', '@makao/shared']),
  {
    name: 'Route files are a table of contents',
    files: ['app/routes/**/route.tsx'],
    rules: lines(150),
  }
)
