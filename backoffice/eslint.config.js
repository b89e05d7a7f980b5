import { configPkg, RULES_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

const rules = {
  ...RULES_LIST,
  '@unicorn/filename-case': ['error', { case: 'kebabCase' }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': 'error',
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
}

export default configPkg(
  { ignores: ['dist/**'] },
  { name: 'Back office', files: ['**/*.ts', '**/*.tsx'], rules },
  { ...reactHooks.configs.flat.recommended, files: ['src/**/*.ts', 'src/**/*.tsx'] }
)
