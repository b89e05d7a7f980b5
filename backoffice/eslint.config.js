import { arrows, frontEnd } from '../eslint.shared.js'

export default frontEnd(
  {
    name: 'Back office',
    ignores: ['dist/**'],
    max: 200,
    react: ['src/**/*.ts', 'src/**/*.tsx'],
  },
  arrows('backoffice', ['@makao/api/data', '@makao/api/registry', '@makao/shared'])
)
