import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * Subsets the two fonts to what the pages use, into `styles/faces/`: one weight for headings, the
 * text weights, and accented letters in a separate file that loads on demand (unicode-range in
 * fonts.css). Run again after updating the fonts: npm run faces -w @makao/shared
 */
const charactersFrom = (ranges) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((code) => String.fromCodePoint(code))
    .join('')

const signs = '\u00a0©°·½×–—‘’‚“”„…•‹›−€←→↗✓★'
const letters = {
  '': charactersFrom([[0x20, 0x7e]]) + signs,
  '-accents': charactersFrom([[0xa1, 0xff]]).replace(/[©°·½×]/g, '') + 'ŒœŸ',
}

const faces = [
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    name: 'headings',
    weights: 700,
  },
  {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    name: 'text',
    weights: { min: 400, max: 700 },
  },
]

const folder = fileURLToPath(new URL('../styles/faces/', import.meta.url))
await mkdir(folder, { recursive: true })

for (const { source, name, weights } of faces) {
  const original = fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`))
  for (const [part, text] of Object.entries(letters)) {
    const cut = await subsetFont(await readFile(original), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    await writeFile(`${folder}${name}${part}.woff2`, cut)
    console.log(`${name}${part}.woff2 ${cut.length} bytes`)
  }
}
