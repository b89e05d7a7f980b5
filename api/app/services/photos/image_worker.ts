/* Decodes and encodes pictures in a child process, isolating memory and crashes. argv: nice value. */
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Message, Task } from '#services/photos/image_workers'

/** Before the first thread starts: threads inherit it. */
setPriority(Number(process.argv[2]))
const { default: sharp } = await import('sharp')
const { decodePhoto } = await import('#services/photos/decode_photo')
const { Unfit } = await import('#services/photos/photo_refusals')
const { encodeUpload } = await import('#services/photos/encode_upload')
const { encodeVariants, widthsFor } = await import('#services/photos/encode_variants')

process.on('message', (task: Task & { id: number }) => void run(task))
process.on('disconnect', () => process.exit())
process.send!({})

async function run({ id, ...task }: Task & { id: number }) {
  try {
    for await (const message of messagesOf(task)) process.send!({ id, ...message })
    process.send!({ id, done: true })
  } catch (error) {
    process.send!({ id, ...failureOf(error) })
  }
}

async function* messagesOf(task: Task): AsyncGenerator<Message> {
  if ('source' in task) {
    const { source, kind } = task
    const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(source)
    yield { upload: await encodeUpload(await decodePhoto(bytes, kind), kind) }
    return
  }
  const image = sharp(task.original)
  const { width } = await image.metadata()
  const widths = widthsFor(width)
  yield { widths }
  for await (const variant of encodeVariants(image, widths, task.formats)) {
    yield { variant }
  }
}

/** Flaws are for the user; the caller logs anything else. */
function failureOf(error: unknown): Message {
  return error instanceof Unfit ? { flaw: error.flaw } : { failure: String(error) }
}
