import { availableParallelism } from 'node:os'
import { concurrencyLimit } from '#services/photos/concurrency_limit'
import type { EncodedUpload } from '#services/photos/encode_upload'
import type { Variant } from '#services/photos/encode_variants'
import { measurePhoto } from '#services/photos/measure_photo'
import type { PhotoKind, VariantFormat } from '#services/photos/photo_keys'
import { refusalOf, type Flaw } from '#services/photos/photo_refusals'
import { workerProcess, WorkerExited, WorkerTimedOut } from '#services/photos/worker_process'

export type UploadTask = { source: Uint8Array | string; kind: PhotoKind }
export type VariantsTask = { original: Uint8Array; formats: readonly VariantFormat[] }

export type Task = UploadTask | VariantsTask
export type Message =
  | { upload: EncodedUpload }
  | { widths: number[] }
  | { variant: Variant }
  | { flaw: Flaw }
  | { failure: string }

const entry = new URL(
  import.meta.url.endsWith('.ts') ? './image_worker.ts' : './image_worker.js',
  import.meta.url
)

/** Nice values: uploads yield to searches, variants to both. */
const uploadWorker = workerProcess<Task, Message>({ entry, args: ['5'], timeout: 30_000 })
/** The slowest valid picture takes two seconds. */
const variantWorker = workerProcess<Task, Message>({ entry, args: ['10'], timeout: 60_000 })

/** Bounds memory: a decoded upload takes up to 120 MB. */
const uploads = concurrencyLimit(availableParallelism() > 2 ? 2 : 1)
const variants = concurrencyLimit(1)

/** Milliseconds. */
const UPLOADS_FIRST_TIMEOUT = 10_000

/**
 * Decodes and encodes an upload. Retried once after a worker exit, which another picture may have caused,
 * but not after a timeout of its own.
 * @throws Refusal 422 with the specification's text (§5)
 */
export async function processUpload(task: UploadTask): Promise<EncodedUpload> {
  return uploads
    .run(() => measurePhoto('upload', () => processTwice(task)))
    .catch((error: unknown) => {
      const isItsFault = error instanceof WorkerExited || error instanceof WorkerTimedOut
      throw isItsFault ? refusalOf(task.kind, 'type') : error
    })
}

async function processTwice(task: UploadTask) {
  try {
    return await processOnce(task)
  } catch (error) {
    if (!(error instanceof WorkerExited)) throw error
  }
  return processOnce(task)
}

async function processOnce(task: UploadTask) {
  for await (const message of uploadWorker.run(task)) {
    if ('upload' in message) return message.upload
    if ('flaw' in message) throw refusalOf(task.kind, message.flaw)
    fail(message)
  }
  throw new WorkerExited('the image worker did not answer')
}

/**
 * Makes variants, one picture at a time and after running uploads.
 * @param load called late, so that queued originals take no memory
 * @param store gets the widths, then each variant
 */
export async function processVariants<T>(
  load: () => Promise<VariantsTask>,
  store: (widths: number[], variants: AsyncGenerator<Variant>) => Promise<T>
): Promise<T> {
  return variants.run(async () => {
    await uploads.whenIdle(UPLOADS_FIRST_TIMEOUT)
    return measurePhoto('variants', async () => {
      const messages = variantWorker.run(await load())
      try {
        const { value: first } = await messages.next()
        if (!first || !('widths' in first)) throw fail(first)
        return await store(first.widths, variantsAmong(messages))
      } finally {
        await messages.return(undefined)
      }
    })
  })
}

async function* variantsAmong(messages: AsyncGenerator<Message>) {
  for await (const message of messages) {
    if ('variant' in message) yield message.variant
    else fail(message)
  }
}

/** @throws the process's failure */
function fail(message: Message | undefined): never {
  throw new Error(
    message && 'failure' in message ? message.failure : 'the image worker did not answer'
  )
}

/** For tests and measurements. */
export function imageWorkerPids() {
  return [uploadWorker.pid(), variantWorker.pid()].filter((pid) => pid !== undefined)
}
