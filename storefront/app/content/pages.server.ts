import type { ContentPage } from './content-page'
import { companyPages } from './company-pages'
import { hostingPages } from './hosting-pages'
import { legalPages } from './legal-pages'
import { supportPages } from './support-pages'

const pages: Record<string, ContentPage> = {
  ...companyPages,
  ...hostingPages,
  ...supportPages,
  ...legalPages,
}

/** The words of one content page; throws when there is none of that name. */
export function contentPage(slug: string): ContentPage {
  const page = pages[slug]
  if (!page) {
    throw new Error(`No content for /${slug}`)
  }
  return page
}
