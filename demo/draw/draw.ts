/*
 * Draws the pictures that demo/data names: those that are missing, or all of them.
 *
 *   npm run draw -w demo [-- --all]
 */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawings, type Drawing } from './drawings.ts'

/** The widest a page shows. Drawings have flat colours: what a photo would lose at this quality is not there. */
const WIDTH = 1440
const WEBP = { quality: 52, effort: 6 }

const pathOf = ({ file }: Drawing) => fileURLToPath(new URL(`../pictures/${file}`, import.meta.url))

const wanted = drawings().filter(
  (drawing) => process.argv.includes('--all') || !existsSync(pathOf(drawing))
)
const queue = wanted.values()
await Promise.all(Array.from({ length: availableParallelism() }, drawInTurn))
process.stdout.write(`${wanted.length} pictures drawn\n`)

async function drawInTurn() {
  for (const drawing of queue) {
    await mkdir(dirname(pathOf(drawing)), { recursive: true })
    await sharp(Buffer.from(drawing.draw()))
      .flatten()
      .resize(WIDTH, null, { withoutEnlargement: true })
      .webp(WEBP)
      .toFile(pathOf(drawing))
  }
}
