import { frenchSpaces } from '@makao/shared/french-spaces'
import type { Language } from '@makao/shared/languages'
import { guestsPayHosts } from '~/payments.server'
import type { ContentPage, ContentSection } from './content-page'
import { pages as en, type PageName } from './en/pages'
import { pages as french } from './fr/pages'
import { pages as sw } from './sw/pages'

const fr = spacedAsFrench(french)

const pages: Record<Language, Record<PageName, ContentPage>> = { en, sw, fr }

export function contentPage(name: string, language: Language): ContentPage | null {
  if (!isPage(name)) {
    return null
  }
  const page = pages[language][name]
  return guestsPayHosts ? { ...page, sections: page.sections.map(paidToHost) } : page
}

const paidToHost = ({ heading, paragraphs, whenGuestsPayHosts }: ContentSection) => ({
  heading,
  paragraphs: whenGuestsPayHosts ?? paragraphs,
})

function spacedAsFrench<Pages extends Record<string, ContentPage>>(written: Pages): Pages {
  const spaced = (_key: string, value: unknown) =>
    typeof value === 'string' ? frenchSpaces(value) : value
  return JSON.parse(JSON.stringify(written), spaced) as Pages
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(en, name)
}
