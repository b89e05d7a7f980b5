import { LANGUAGES } from '#generator/labels'
import type { Plan } from '#generator/plan'
import { auditTexts, takenText } from '#generator/texts'
import {
  addIcon,
  addImport,
  addProperty,
  addToList,
  addToListBefore,
  objectNamed,
  type Wire,
} from '#generator/wiring_ts'

/** Where the catalogues and the back office have to know of a resource. */
export const backofficeWires = (plan: Plan): Wire[] => [...textsOf(plan), ...screensOf(plan)]

function textsOf({ r, labels, unique }: Plan): Wire[] {
  const perLanguage = LANGUAGES.flatMap((language): Wire[] => {
    const audit = auditTexts(language, labels[language])
    const log = (path: string[], said: unknown): Wire => ({
      file: `backoffice/src/locales/${language}/audit.json`,
      what: 'the words of the log',
      path: ['audit', ...path],
      entries: { [r.camel]: said },
    })
    return [
      log(['kinds'], audit.kind),
      log(['subjects'], audit.subject),
      log(['actions'], audit.actions),
      log(['messages'], audit.messages),
      {
        file: `backoffice/src/locales/${language}/shell.json`,
        what: 'its word in the menu',
        path: ['menu'],
        entries: { [r.kebabPlural]: audit.kind },
      },
      ...(unique
        ? [
            {
              file: `api/resources/lang/${language}/errors.json`,
              what: 'its refusal',
              path: [],
              entries: {
                [r.camelPlural]: {
                  [`${unique.name}Taken`]: takenText(
                    language,
                    labels[language].fields[unique.name]
                  ),
                },
              },
            },
          ]
        : []),
    ]
  })
  return [
    ...perLanguage,
    {
      file: 'backoffice/src/locales/en-later.ts',
      what: 'its texts',
      edit: (file) => {
        addImport(file, `./en/${r.kebabPlural}.json`, { default: r.camelPlural })
        objectNamed(file, 'enLater').addSpreadAssignment({ expression: r.camelPlural })
      },
    },
    {
      file: 'backoffice/src/resources/audit/subjects.ts',
      what: 'the way from the log to it',
      edit: (file) => {
        addToList(file, 'SUBJECTS', `'${r.camel}'`)
        addProperty(objectNamed(file, 'SCREENS'), r.camel, `'/${r.kebabPlural}'`)
      },
    },
  ]
}

function screensOf({ r, asked }: Plan): Wire[] {
  const screen = (name: string, path: string) =>
    `{ path: '/${r.kebabPlural}${path}', screen: withTexts(() => import('./resources/${r.kebabPlural}/${name}')) }`
  return [
    {
      file: 'backoffice/src/api/types.ts',
      what: 'its type',
      edit: (file) => {
        const place = file.getTypeAliases().findLast((one) => one.getText().includes('Data.'))
        file.insertStatements(
          (place?.getChildIndex() ?? -1) + 1,
          `\nexport type ${r.pascal} = Data.${r.pascal}`
        )
      },
    },
    {
      file: 'backoffice/src/resources/filters.ts',
      what: 'what its list may be asked for',
      edit: (file) =>
        addProperty(objectNamed(file, 'FILTERS'), quoted(r.kebabPlural), `{ ${asked} }`),
    },
    {
      file: 'backoffice/src/resources.tsx',
      what: 'its screens and its place in the menu',
      edit: (file) => {
        addIcon(file, 'Shapes')
        addToListBefore(
          file,
          'resources',
          `name: 'profile'`,
          `{
          name: '${r.kebabPlural}',
          canDelete: true,
          icon: Shapes,
          may: '${r.camelPlural}.list',
          list: ${screen('list', '')},
          show: ${screen('show', '/:id')},
          create: ${screen('create', '/new')},
          edit: ${screen('edit', '/:id/edit')},
        }`
        )
      },
    },
  ]
}

const quoted = (name: string) => (name.includes('-') ? `'${name}'` : name)
