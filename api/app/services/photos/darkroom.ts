import { availableParallelism } from 'node:os'
import { apart, EndedEarly } from '#services/photos/apart'
import type { Development } from '#services/photos/first_prints'
import { gate } from '#services/photos/gate'
import type { PhotoKind, VariantFormat } from '#services/photos/photo_keys'
import { refusalOf, type Flaw } from '#services/photos/photo_refusals'
import type { Print } from '#services/photos/print_variants'

/** A picture that came: its bytes, or the path of the file they lie in. */
export type DevelopOrder = { source: Uint8Array | string; kind: PhotoKind }
/** The sizes wanted of a stored original. */
export type PrintOrder = { original: Uint8Array; formats: readonly VariantFormat[] }

/** What the processes are asked, and what they say (darkroom_process). */
export type Order = DevelopOrder | PrintOrder
export type Said =
  | { development: Development }
  | { widths: number[] }
  | { print: Print }
  | { flaw: Flaw }
  | { failure: string }

const entry = new URL(
  import.meta.url.endsWith('.ts') ? './darkroom_process.ts' : './darkroom_process.js',
  import.meta.url
)

/** Somebody waits for an upload, and everybody for the searches: after them, but well before the sizes. */
const uploads = apart<Order, Said>({ entry, args: ['5'], patience: 30_000 })
/** Nobody in particular waits for the sizes. The slowest honest one takes two seconds. */
const sizes = apart<Order, Said>({ entry, args: ['10'], patience: 60_000 })

/** One or two uploads are unpacked at a time, one picture is printed: memory stays bounded. */
const darkroom = gate(availableParallelism() > 2 ? 2 : 1)
const press = gate(1)

/** How long printing lets uploads go first (ms). */
const COURTESY = 10_000

/**
 * Judges and unpacks a picture. A process that ended in the middle is started once more, for it may have been the
 * neighbour's picture that ended it; a picture that ends it twice is none.
 * @throws Refusal 422 with the specification's text (§5)
 */
export async function develop(order: DevelopOrder): Promise<Development> {
  return darkroom.through(async () => {
    try {
      return await developOnce(order)
    } catch (error) {
      if (!(error instanceof EndedEarly)) throw error
    }
    try {
      return await developOnce(order)
    } catch (error) {
      if (!(error instanceof EndedEarly)) throw error
      throw refusalOf(order.kind, 'type')
    }
  })
}

async function developOnce(order: DevelopOrder) {
  for await (const said of uploads.ask(order)) {
    if ('development' in said) return said.development
    if ('flaw' in said) throw refusalOf(order.kind, said.flaw)
    complain(said)
  }
  throw new EndedEarly('nothing was said of a picture')
}

/**
 * The sizes of a stored picture, one picture at a time and while nobody uploads: first which widths it is worth
 * having in, then the prints as they come.
 * @param order asked for when its turn has come, so that what waits in line is not held in memory
 */
export async function printing<T>(
  order: () => Promise<PrintOrder>,
  take: (widths: number[], prints: AsyncGenerator<Print>) => Promise<T>
): Promise<T> {
  return press.through(async () => {
    const ready = await order()
    await darkroom.empty(COURTESY)
    const answers = sizes.ask(ready)
    try {
      const { value: first } = await answers.next()
      if (!first || !('widths' in first)) throw complain(first)
      return await take(first.widths, printsAmong(answers))
    } finally {
      await answers.return(undefined)
    }
  })
}

async function* printsAmong(answers: AsyncGenerator<Said>) {
  for await (const said of answers) {
    if ('print' in said) yield said.print
    else complain(said)
  }
}

/** @throws what the process complained of */
function complain(said: Said | undefined): never {
  throw new Error(said && 'failure' in said ? said.failure : 'the darkroom said nothing')
}

/** The processes that are there, for those who measure them. */
export function darkroomProcesses() {
  return [uploads.pid(), sizes.pid()].filter((pid) => pid !== undefined)
}
