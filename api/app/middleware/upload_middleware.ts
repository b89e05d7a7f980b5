import { randomUUID } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartStream } from '@adonisjs/core/types/bodyparser'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { networkOf } from '#domain/network'
import { invalid, Refusal, tooLong } from '#exceptions/refusal'
import { isReasonableForm } from '#http/form_shape'
import { longestForm, uploadRules, type UploadOptions } from '#http/upload_rules'
import { PACE, watchPace } from '#services/limits/form_pace'
import { takePlaceOfForm } from '#services/limits/forms_in_flight'

/**
 * Properties every object inherits, hence the framework's table of handlers too: it would await such a
 * "handler" forever. The last two are left in the table by a handler set under `__proto__`. Seen in
 * @adonisjs/bodyparser 11.0.4, no issue known; it goes when the table inherits nothing (ADR 0025).
 */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'handler', 'options']

/**
 * Reads multipart forms, on some routes and after authentication only, so that nobody else can write to the
 * disk, and not more at once than there is room for. Oversized files (and by default too many) abort the reading, and so does
 * a line that is too slow. Files are removed after the answer.
 */
export default class UploadMiddleware {
  constructor(protected pace = PACE) {}

  async handle({ auth, request, response }: HttpContext, next: NextFn, options: UploadOptions) {
    if (!request.multipart) return next()

    const sender = { person: auth.getUserOrFail().id, network: networkOf(request.ip()) }
    const leavePlace = takePlaceOfForm(sender, lengthOf(request, options))
    const reception = new Reception(request, options)
    const endWatch = watchPace(request.request.socket, this.pace, () => {
      response.header('Connection', 'close')
      reception.abort(new Refusal('tooSlow', 408, 'E_TOO_SLOW'))
    })
    try {
      await reception.read()
      endWatch()
      return await next()
    } finally {
      endWatch()
      await reception.clear()
      leavePlace()
    }
  }
}

/** @throws Refusal 413 for a form that says it is longer than any that is taken here */
function lengthOf(request: HttpContext['request'], options: UploadOptions) {
  const longest = longestForm(options)
  const length = Number(request.header('content-length')) || longest
  if (length <= longest) return length
  const { field, tooLarge } = uploadRules(options.kind)
  /* Of several files each may be small enough. */
  throw tooLong(field, options.maxFiles === 1 ? tooLarge : 'tooLarge')
}

class Reception {
  #files: WriteStream[] = []
  #writing: Promise<void>[] = []
  #end = new AbortController()

  constructor(
    protected request: HttpContext['request'],
    protected options: UploadOptions
  ) {}

  protected get multipart() {
    return this.request.multipart
  }

  async read() {
    const { field } = uploadRules(this.options.kind)
    this.multipart.onFile(field, { deferValidations: true }, (part, report) =>
      this.#receive(part, report)
    )
    for (const name of INHERITED) {
      this.multipart.onFile(name, { deferValidations: true }, async (part) => void part.resume())
    }
    const form = this.#guardFields()
    try {
      await this.multipart.process()
    } catch (error) {
      throw brokenOff(error) ? badRequest() : error
    }
    if (!form.isReasonable) throw badRequest()
  }

  /**
   * The framework copies the fields inside an event handler: a shape that cannot be copied would crash the
   * process, so it is emptied before. Seen in @adonisjs/http-server 9.3.1, no issue known; it goes when a
   * failed copy rejects `process()` (ADR 0025).
   */
  #guardFields() {
    const form = { isReasonable: true }
    const take = this.request.setInitialBody.bind(this.request)
    this.request.setInitialBody = (fields) => {
      form.isReasonable = isReasonableForm(fields)
      take(form.isReasonable ? fields : {})
    }
    return form
  }

  abort(reason: Refusal) {
    this.multipart.abort(reason)
  }

  async clear() {
    this.#end.abort()
    await Promise.allSettled(this.#writing)
    await Promise.all(this.#files.map(remove))
  }

  async #receive(part: MultipartStream, report: (chunk: Buffer) => void) {
    const { kind, maxFiles, excess } = this.options
    const { field, maxBytes, tooLarge } = uploadRules(kind)
    const refuse = () => this.multipart.abort(invalid(field, 'size', tooLarge))
    if (this.#files.length >= maxFiles) {
      if (excess === 'count') return this.#readAway(part, { maxBytes, refuse, report })
      this.multipart.abort(invalid(field, 'maxLength', 'images.tooMany', { max: maxFiles }))
      return
    }

    const tmpPath = join(tmpdir(), `makao-upload-${randomUUID()}`)
    const file = createWriteStream(tmpPath)
    this.#files.push(file)
    const written = pipeline(
      part,
      (chunks: AsyncIterable<Buffer>) => measured(chunks, { maxBytes, refuse, report }),
      file,
      { signal: this.#end.signal }
    )
    this.#writing.push(written)
    await written
    return { tmpPath }
  }

  async #readAway(part: MultipartStream, limits: Limits) {
    const reading = pipeline(
      part,
      (chunks: AsyncIterable<Buffer>) => measured(chunks, limits),
      nowhere(),
      { signal: this.#end.signal }
    )
    this.#writing.push(reading)
    await reading
    return {}
  }
}

/** Waits for the close: a stream destroyed while opening creates its file later. */
async function remove(file: WriteStream) {
  if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()))
  await rm(file.path, { force: true })
}

type Limits = { maxBytes: number; refuse: () => void; report: (chunk: Buffer) => unknown }

async function* measured(chunks: AsyncIterable<Buffer>, { maxBytes, refuse, report }: Limits) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) return refuse()
    await report(chunk)
    yield chunk
  }
}

function nowhere() {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

const badRequest = () => new Refusal('badRequest', 400, 'E_BAD_REQUEST')

/** The client disconnected; no error of ours. */
function brokenOff(error: unknown) {
  return error instanceof Error && error.message === 'Request aborted'
}
