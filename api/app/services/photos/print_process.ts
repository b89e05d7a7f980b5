/*
 * Prints the sizes of one picture in a process of its own, which asks for the processor after everybody else: it
 * may take the core a search is waiting for only when nobody wants it. Started by print_apart.
 */
import { setPriority } from 'node:os'
import type { PrintOrder } from '#services/photos/print_apart'

/** Before the first thread is there: threads take after whoever starts them. */
setPriority(10)
const { default: sharp } = await import('sharp')
const { printVariants } = await import('#services/photos/print_variants')
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (order: PrintOrder) => void print(order).catch(say))
process.on('disconnect', () => process.exit())

async function print({ original, widths, formats, effort }: PrintOrder) {
  for await (const finished of printVariants(sharp(original), widths, formats, effort)) {
    process.send!({ print: finished })
  }
  process.send!({ done: true }, () => process.disconnect())
}

/** Whoever ordered the prints logs why there are none. */
function say(error: unknown) {
  process.send!({ failure: String(error) }, () => process.exit(1))
}
