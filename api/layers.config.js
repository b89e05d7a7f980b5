/*
 * The layers of app/ and their arrows, for Oxlint (ADR 0023). A folder imports itself and what stands in its row, by
 * alias; everything else is refused, types included.
 */
const FOUNDATION = ['exceptions', 'domain', 'config']
const REQUEST = ['policies', 'validators', 'transformers']

const ARROWS = {
  controllers: [
    'http',
    'jobs',
    'start/health',
    ...REQUEST,
    'actions',
    'queries',
    'services',
    'models',
    ...FOUNDATION,
  ],
  middleware: ['http', ...REQUEST, 'actions', 'queries', 'services', 'models', ...FOUNDATION],
  jobs: ['actions', 'queries', 'mails', 'services', 'models', ...FOUNDATION],
  http: [...REQUEST, 'services', 'models', ...FOUNDATION],
  policies: [...REQUEST, 'services', 'models', ...FOUNDATION],
  validators: [...REQUEST, 'services', 'models', ...FOUNDATION],
  transformers: [...REQUEST, 'services', 'models', ...FOUNDATION],
  actions: ['mails', 'services', 'models', ...FOUNDATION],
  queries: ['services', 'models', ...FOUNDATION],
  mails: ['services', 'models', ...FOUNDATION],
  services: ['models', ...FOUNDATION],
  models: ['services/database', 'database/schema', ...FOUNDATION],
  exceptions: ['services/database', 'domain'],
  domain: [],
}

/** Exceptions to the rows, each a folder or files of its own. */
const WITHIN = [
  {
    files: ['app/services/database/**'],
    folder: 'services/database',
    row: FOUNDATION,
  },
  {
    files: ['app/exceptions/handler.ts'],
    folder: 'exceptions',
    row: [...ARROWS.exceptions, 'actions', 'services/metrics'],
  },
  { files: ['app/actions/*/queue_*.ts'], folder: 'actions', row: [...ARROWS.actions, 'jobs'] },
]

const DIALECT = {
  selector: "MemberExpression[object.property.name='dialect'][property.name='name']",
  message: 'The engines are told apart in app/services/database alone.',
}

function layer({ name, files, excludeFiles = [], allowed }) {
  const message = `${name} may import ${allowed.join(', ')}: see docs/decisions/0023-layers.md.`
  return {
    files: files.map((file) => `api/${file}`),
    excludeFiles: excludeFiles.map((file) => `api/${file}`),
    rules: {
      'makao/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `^#(?!(?:${allowed.join('|')})(?:/|$))`, message },
            { regex: '^\\.', message: 'By its alias, so that its layer can be told.' },
            ...(name === 'domain'
              ? [{ regex: '^[^#.]', message: 'The domain imports itself alone.' }]
              : []),
          ],
        },
      ],
      ...(name !== 'services/database' && { 'makao/no-restricted-syntax': ['error', DIALECT] }),
    },
  }
}

export const layers = [
  ...Object.entries(ARROWS).map(([folder, row]) =>
    layer({
      name: folder,
      files: [`app/${folder}/**/*.ts`],
      excludeFiles: WITHIN.flatMap(({ files }) => files),
      allowed: [...new Set([folder, ...row])],
    })
  ),
  ...WITHIN.map(({ files, folder, row }) =>
    layer({ name: folder, files, allowed: [...new Set([folder, ...row])] })
  ),
]
