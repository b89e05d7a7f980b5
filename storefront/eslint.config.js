import { arrows, frontEnd, lines } from '../eslint.shared.js'

export default frontEnd(
  {
    name: 'Storefront',
    ignores: ['.react-router/**', 'build/**'],
    max: 220,
    react: ['app/**/*.ts', 'app/**/*.tsx'],
  },
  arrows('storefront', ['@makao/api/data', '@makao/api/registry', '@makao/shared']),
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
