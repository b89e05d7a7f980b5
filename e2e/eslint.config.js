import { configPkg } from '@adonisjs/eslint-config'
import { arrows } from '../eslint.shared.js'

export default configPkg(
  {
    name: 'makao/ignores',
    ignores: ['tmp/**', 'test-results/**', 'playwright-report/**'],
  },
  arrows('e2e', [])
)
