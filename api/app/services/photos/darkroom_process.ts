/*
 * Unpacks and prints pictures in a process of its own. Its memory and its crashes are not the API's, and it asks for
 * the processor after everybody else: how much after, its first argument says. Started by darkroom.ts.
 */
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Order, Said } from '#services/photos/darkroom'

/** Before the first thread is there: threads take after whoever starts them. */
setPriority(Number(process.argv[2]))
const { default: sharp } = await import('sharp')
const { developPhoto } = await import('#services/photos/develop_photo')
const { Unfit } = await import('#services/photos/photo_refusals')
const { firstPrints } = await import('#services/photos/first_prints')
const { printVariants, widthsFor } = await import('#services/photos/print_variants')

process.on('message', (order: Order & { id: number }) => void carryOut(order))
process.on('disconnect', () => process.exit())

async function carryOut({ id, ...order }: Order & { id: number }) {
  try {
    for await (const said of answersTo(order)) process.send!({ id, ...said })
    process.send!({ id, done: true })
  } catch (error) {
    process.send!({ id, ...complaint(error) })
  }
}

async function* answersTo(order: Order): AsyncGenerator<Said> {
  if ('source' in order) {
    const { source, kind } = order
    const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(source)
    const negative = await developPhoto(bytes, kind)
    yield { development: await firstPrints(negative, kind) }
    return
  }
  const image = sharp(order.original)
  const { width } = await image.metadata()
  const widths = widthsFor(width)
  yield { widths }
  for await (const print of printVariants(image, widths, order.formats)) {
    yield { print }
  }
}

/** A flaw is for whoever sent the picture; anything else, whoever ordered the work logs. */
function complaint(error: unknown): Said {
  return error instanceof Unfit ? { flaw: error.flaw } : { failure: String(error) }
}
