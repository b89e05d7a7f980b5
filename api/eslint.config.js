import { configApp } from '@adonisjs/eslint-config'

export default configApp(
  {
    name: 'makao/ignores',
    ignores: ['build/**', 'tmp/**', 'storage/**', '.adonisjs/**', 'database/schema.ts'],
  },
  {
    name: 'makao/sizes',
    files: ['app/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  }
)
