import { contentPage } from '~/content/pages.server'
import { originOf } from '~/findability/origin.server'
import { breadcrumbs } from '~/findability/things.server'
import { languageOf } from '~/i18n/language.server'

/** A static page's text in the reader's language, by its path. */
export function loadPage(request: Request, url: URL) {
  const name = url.pathname.replaceAll('/', '')
  const page = contentPage(name, languageOf(request))
  const path = `/${name}`
  const things = [breadcrumbs(request, originOf(url), [page.title, path])]
  return { page, path, things }
}
