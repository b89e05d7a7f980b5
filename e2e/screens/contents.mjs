/* The page that docs/screens/ opens with: every picture there is, a row for each page. */
import { existsSync, writeFileSync } from 'node:fs'

/** How wide a picture stands in the table, by the width of the screen it shows. */
const SHOWN = { 360: 110, 768: 200, 1440: 380 }

/** By whom a page is looked at; visitors are nobody in particular. */
const VIEWERS = { visitor: 'Visitors', guest: 'A guest', host: 'A host', admin: 'An admin' }

export const nameOf = (page, width, look) =>
  `${page}-${width}${look === 'dark' ? '-dark' : ''}.webp`

/** Writes the contents of the folder: light pictures in view, dark ones a click away. */
export function writeContents(folder, pages) {
  const parts = Object.entries(VIEWERS).map(([who, title]) => {
    const rows = pages
      .filter((page) => (page.who ?? 'visitor') === who)
      .map(({ name }) => rowOf(folder, name))
    return `## ${title}\n\n${tableOf(rows.filter(Boolean))}`
  })
  writeFileSync(`${folder}README.md`, `${INTRODUCTION}\n\n${parts.join('\n\n')}\n`)
}

const INTRODUCTION = `# Every page, at three widths

As a phone, a tablet and a desk show it, before any scrolling. Each picture is in the light look; the link below it leads to the dark one.
\`npm run screens\` takes them from the running demo, and writes this page.`

/** Nothing for a page of which there is no picture yet. */
function rowOf(folder, name) {
  const widths = Object.keys(SHOWN)
  if (!widths.some((width) => existsSync(folder + nameOf(name, width, 'light')))) return ''
  return `<tr valign="top"><td>${name}</td>${widths.map((width) => cellOf(folder, name, width)).join('')}</tr>`
}

function cellOf(folder, name, width) {
  const light = nameOf(name, width, 'light')
  const dark = nameOf(name, width, 'dark')
  if (!existsSync(folder + light)) return '<td></td>'
  const picture = `<a href="${light}"><img src="${light}" width="${SHOWN[width]}" alt="${name}, ${width} pixels wide"></a>`
  const other = existsSync(folder + dark) ? `<br><a href="${dark}">dark</a>` : ''
  return `<td>${picture}${other}</td>`
}

function tableOf(rows) {
  const widths = Object.keys(SHOWN).map((width) => `<th>${width}</th>`)
  return `<table>\n<tr><th>Page</th>${widths.join('')}</tr>\n${rows.join('\n')}\n</table>`
}
