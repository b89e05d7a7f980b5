import type { Language } from '~/i18n/language'
import type { ContentPage } from './content-page'
import { pages as en, type PageName } from './en/pages'
import { pages as fr } from './fr/pages'
import { pages as sw } from './sw/pages'

const pages: Record<Language, Record<PageName, ContentPage>> = { en, sw, fr }

/** The words of one content page in the reader's language; throws when there is none of that name. */
export function contentPage(name: string, language: Language): ContentPage {
  const page = isPage(name) && pages[language][name]
  if (!page) {
    throw new Error(`No content for /${name}`)
  }
  return page
}

function isPage(name: string): name is PageName {
  return name in en
}
