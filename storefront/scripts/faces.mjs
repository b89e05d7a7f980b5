import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/*
 * Cuts the two faces down to what the pages use, into `app/styles/faces/`: the letters of English, Kiswahili and
 * French, one weight for headings, the weights of text. Again after an update of the faces: npm run faces -w storefront
 */
const letters = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]
const others = 'ŒœŸ–—‘’‚“”„…•‹›−×€←→↗✓★'

const text =
  letters
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((code) => String.fromCodePoint(code))
    .join('') + others

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

const folder = fileURLToPath(new URL('../app/styles/faces/', import.meta.url))
await mkdir(folder, { recursive: true })

for (const { source, name, weights } of faces) {
  const original = fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`))
  const cut = await subsetFont(await readFile(original), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(`${folder}${name}.woff2`, cut)
  console.log(`${name}.woff2 ${cut.length} bytes`)
}
