export interface ContentPage {
  title: string
  lead: string
  sections: ContentSection[]
}

export interface ContentSection {
  heading: string
  paragraphs: string[]
  /** Instead of `paragraphs` where guests pay their host. */
  whenGuestsPayHosts?: string[]
}
