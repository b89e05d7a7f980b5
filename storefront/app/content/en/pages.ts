import { companyPages } from './company-pages'
import { hostingPages } from './hosting-pages'
import { legalPages } from './legal-pages'
import { supportPages } from './support-pages'

export const pages = { ...companyPages, ...hostingPages, ...supportPages, ...legalPages }

export type PageName = keyof typeof pages
