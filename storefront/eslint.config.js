import { configPkg, RULES_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

const rules = {
  ...RULES_LIST,
  '@unicorn/filename-case': ['error', { case: 'kebabCase' }],
  '@typescript-eslint/no-explicit-any': 'error',
  'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
}

export default configPkg(
  { ignores: ['.react-router/**', 'build/**'] },
  { name: 'Storefront', files: ['**/*.ts', '**/*.tsx'], rules },
  { ...reactHooks.configs.flat.recommended, files: ['app/**/*.ts', 'app/**/*.tsx'] },
  {
    name: 'Route files are a table of contents',
    files: ['app/routes/**/route.tsx'],
    rules: { 'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  }
)
