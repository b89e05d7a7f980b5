import { configPkg } from '@adonisjs/eslint-config'

export default configPkg({
  name: 'makao/ignores',
  ignores: ['tmp/**', 'test-results/**', 'playwright-report/**'],
})
