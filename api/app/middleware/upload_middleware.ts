import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartStream } from '@adonisjs/core/types/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { invalid, Refusal } from '#exceptions/refusal'
import type { PhotoKind } from '#services/photos/photo_keys'
import { MAX_PHOTO_BYTES, PHOTO_RULES } from '#services/photos/photo_rules'

type Options = { kind: PhotoKind; maxFiles: number }

/**
 * Reads a form with pictures, on the few routes that take them and after it is known who sends them: nobody
 * else can put a byte on the disk. Files too many or too large end the reading at once. What was received is
 * removed when the answer is ready, whatever it is.
 */
export default class UploadMiddleware {
  async handle({ request }: HttpContext, next: NextFn, options: Options) {
    if (!request.multipart) return next()

    const reception = new Reception(request.multipart, options)
    try {
      await reception.read()
      return await next()
    } finally {
      await reception.clear()
    }
  }
}

/** The files of one request, in the system's folder for such things. */
class Reception {
  #paths: string[] = []
  #writing: Promise<void>[] = []
  #end = new AbortController()

  constructor(
    protected multipart: HttpContext['request']['multipart'],
    protected options: Options
  ) {}

  async read() {
    const { field } = PHOTO_RULES[this.options.kind]
    this.multipart.onFile(field, { deferValidations: true }, (part, report) =>
      this.#receive(part, report)
    )
    try {
      await this.multipart.process()
    } catch (error) {
      throw brokenOff(error) ? new Refusal('badRequest', 400, 'E_BAD_REQUEST') : error
    }
  }

  async clear() {
    this.#end.abort()
    await Promise.allSettled(this.#writing)
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })))
  }

  async #receive(part: MultipartStream, report: (chunk: Buffer) => void) {
    const { kind, maxFiles } = this.options
    const { field, tooLarge } = PHOTO_RULES[kind]
    if (this.#paths.length >= maxFiles) {
      this.multipart.abort(invalid(field, 'maxLength', 'images.tooMany', { max: maxFiles }))
      return
    }

    const tmpPath = join(tmpdir(), `makao-upload-${randomUUID()}`)
    this.#paths.push(tmpPath)
    const refuse = () => this.multipart.abort(invalid(field, 'size', tooLarge))
    const written = pipeline(
      part,
      (chunks: AsyncIterable<Buffer>) => measured(chunks, report, refuse),
      createWriteStream(tmpPath),
      { signal: this.#end.signal }
    )
    this.#writing.push(written)
    await written
    return { tmpPath }
  }
}

async function* measured(
  chunks: AsyncIterable<Buffer>,
  report: (chunk: Buffer) => unknown,
  refuse: () => void
) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_PHOTO_BYTES) return refuse()
    await report(chunk)
    yield chunk
  }
}

/** The sender went away: nobody is there to read an answer, and nothing of ours failed. */
function brokenOff(error: unknown) {
  return error instanceof Error && error.message === 'Request aborted'
}
