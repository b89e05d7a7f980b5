import { configApp } from '@adonisjs/eslint-config'
import { formattedElsewhere, linearExpressions } from '../eslint.shared.js'
import { layers } from './layers.config.js'

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
  {
    name: 'makao/engines',
    files: ['app/**/*.ts'],
    ignores: [
      'app/services/database/**',
      'app/queries/properties/takes_stay.ts',
      'app/queries/system/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [environment, engines] }],
    },
  },
  linearExpressions,
  formattedElsewhere,
  ...layers
)
