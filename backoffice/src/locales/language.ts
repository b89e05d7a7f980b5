import type { Locale } from 'antd/es/locale'

export interface Catalogue {
  [key: string]: string | Catalogue
}

/** A language's own texts and Ant Design's. */
export interface Speech {
  texts: Catalogue
  antd: Locale
}
