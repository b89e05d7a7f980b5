import { createContext } from 'react-router'
import { translatorOf } from '~/i18n/texts.server'
import common from '~/locales/en/common.json'
import layout from '~/locales/en/layout.json'

/** A thing as schema.org describes it. */
export type Thing = { '@type': string } & Record<string, unknown>

/** Set by loaders: what the document they load for tells search engines (`StructuredData`). */
export const documentThings = createContext<Thing[]>([])

/** The organisation, and the site's search. */
export function ourselves(request: Request, origin: string): Thing[] {
  const t = translatorOf(request, layout)
  const name = translatorOf(request, common)('common.brand')
  const organisation = `${origin}/#organisation`
  return [
    {
      '@type': 'Organization',
      '@id': organisation,
      name,
      'url': `${origin}/`,
      'logo': `${origin}/icons/icon-512.png`,
      'description': t('layout.footer.promise'),
      'areaServed': { '@type': 'Country', 'name': 'Kenya' },
      'contactPoint': {
        '@type': 'ContactPoint',
        'contactType': 'customer support',
        'telephone': t('layout.footer.phone'),
        'email': t('layout.footer.email'),
        'availableLanguage': ['en', 'sw', 'fr'],
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name,
      'url': `${origin}/`,
      'publisher': { '@id': organisation },
      'potentialAction': {
        '@type': 'SearchAction',
        'target': {
          '@type': 'EntryPoint',
          'urlTemplate': `${origin}/properties?location={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** The way to a page, from home to the page itself. */
export function breadcrumbs(
  request: Request,
  origin: string,
  ...way: [name: string, path: string][]
): Thing {
  const home = translatorOf(request, layout)('layout.home')
  return {
    '@type': 'BreadcrumbList',
    'itemListElement': [[home, '/'], ...way].map(([name, path], index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      name,
      'item': `${origin}${path}`,
    })),
  }
}
