export interface ContentPage {
  title: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}
