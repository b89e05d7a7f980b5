import { arrows, frontEnd } from '../../eslint.shared.js'

export default frontEnd(
  { name: 'Shared', max: 200, react: ['src/**/*.ts', 'src/**/*.tsx'] },
  { ...arrows('packages/shared', []), ignores: ['tests/**'] }
)
