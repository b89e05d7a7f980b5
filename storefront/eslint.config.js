import { arrows, frontEnd, lines } from '../eslint.shared.js'

export default frontEnd(
  {
    name: 'Storefront',
    ignores: ['.react-router/**', 'build/**'],
    max: 220,
    react: ['app/**/*.ts', 'app/**/*.tsx'],
  },
  arrows('storefront', [
    '@makao/api/api-address',
    '@makao/api/data',
    '@makao/api/registry',
    '@makao/api/setting-files',
    '@makao/shared',
  ]),
  {
    name: 'Settings are declared in one place',
    files: ['app/**/*.ts', 'app/**/*.tsx', 'server/**/*.ts'],
    ignores: ['server/environment.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Declare it in server/environment.ts.' },
      ],
    },
  },
  {
    name: 'A broken form is a 400, and a page knows one day',
    files: ['app/**/*.ts', 'app/**/*.tsx'],
    ignores: ['app/read-form.server.ts', 'app/i18n/use-format-day.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='request'][callee.property.name='formData']",
          message:
            'Forms are read by readForm: see docs/decisions/0033-limits-of-the-front-door.md.',
        },
        {
          selector: "ImportSpecifier[imported.name='formatDay']",
          message: 'Days are written by useFormatDay: it asks the server’s clock, as the page did.',
        },
      ],
    },
  },
  {
    name: 'Route files are a table of contents',
    files: ['app/routes/**/route.tsx'],
    rules: lines(150),
  }
)
