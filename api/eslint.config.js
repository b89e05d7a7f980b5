import { configApp } from '@adonisjs/eslint-config'
import { formattedElsewhere, linearExpressions } from '../eslint.shared.js'
import { layers } from './layers.config.js'

const environment = {
  name: '#start/env',
  message: 'Settings are read in config/ (ADR 0025): import #config/…',
}

export default configApp(
  {
    name: 'makao/ignores',
    ignores: ['build/**', 'tmp/**', 'storage/**', '.adonisjs/**', 'database/schema.ts'],
  },
  {
    name: 'makao/sizes',
    files: ['app/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'makao/settings',
    files: ['{app,commands,database,openapi,providers}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [environment] }],
      'no-restricted-properties': ['error', { object: 'process', property: 'env' }],
    },
  },
  linearExpressions,
  formattedElsewhere,
  ...layers
)
