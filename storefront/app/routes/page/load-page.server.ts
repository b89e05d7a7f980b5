import { data, type RouterContextProvider } from 'react-router'
import { contentPage } from '~/content/pages.server'
import { originOf } from '~/findability/origin.server'
import { breadcrumbs, documentThings } from '~/findability/things.server'
import { languageOf } from '~/i18n/language.server'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/**
 * A static page's text in the reader's language, by its path however it is written (`/About`, `/%61bout`), as routes read it.
 * @throws 404 for what no page is called
 */
export function loadPage({ request, context, url }: Asked) {
  const name = decodeURIComponent(url.pathname).replaceAll('/', '').toLowerCase()
  const page = contentPage(name, languageOf(request))
  if (!page) {
    throw data(null, { status: 404 })
  }
  const path = `/${name}`
  context.set(documentThings, [breadcrumbs(request, originOf(url), [page.title, path])])
  return { page, path }
}
