import { configPkg } from '@adonisjs/eslint-config'
import { arrows, formattedElsewhere } from '../eslint.shared.js'

export default configPkg(
  {
    name: 'makao/ignores',
    ignores: ['tmp/**', 'test-results/**', 'playwright-report/**'],
  },
  formattedElsewhere,
  arrows('e2e', [])
)
