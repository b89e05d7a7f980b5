/** A thing as schema.org describes it. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The way to a page, from the first to the page itself. */
export function breadcrumbList(origin: string, ...way: [name: string, path: string][]): Thing {
  return {
    '@type': 'BreadcrumbList',
    'itemListElement': way.map(([name, path], index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      name,
      'item': origin + path,
    })),
  }
}
