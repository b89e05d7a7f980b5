import { FORM_BYTES, PICTURES_AT_ONCE, pictureTimeout } from '../server/limits.ts'
import { readForm } from './read-form.server.ts'

interface Place {
  sender: number
  bytes: number
}

const taken = new Set<Place>()

/**
 * Reads a form with pictures and does what it is for. It stands in memory until that is done: few are taken at once, one of a person,
 * and each has its time (ADR 0033).
 * @param work is told whether all has come; otherwise the form has what stood before the pictures
 */
export async function takePictures<Answer>(
  request: Request,
  sender: number,
  work: (form: FormData, isWhole: boolean) => Promise<Answer>
): Promise<Answer> {
  const bytes = Number(request.headers.get('content-length'))
  if (bytes <= FORM_BYTES) {
    return work(await readForm(request), true)
  }
  const sent = new Sent(request)
  const place = { sender, bytes }
  if (isFree(place)) {
    taken.add(place)
  } else {
    sent.cut()
  }
  const slow = setTimeout(() => {
    sent.cut()
    taken.delete(place)
  }, pictureTimeout(bytes))
  try {
    const form = await readForm(sent)
    clearTimeout(slow)
    return await work(form, sent.isWhole)
  } finally {
    clearTimeout(slow)
    taken.delete(place)
  }
}

function isFree({ sender, bytes }: Place) {
  const others = [...taken]
  const sum = others.reduce((total, other) => total + other.bytes, bytes)
  return sum <= PICTURES_AT_ONCE && others.every((other) => other.sender !== sender)
}

/** What comes of a form; once it is cut, as much of it as of any form. */
class Sent {
  isWhole = true
  readonly #request: Request
  #pieces: Uint8Array[] = []

  constructor(request: Request) {
    this.#request = request
  }

  cut() {
    this.isWhole = false
    this.#pieces = [Buffer.concat(this.#pieces).subarray(0, FORM_BYTES)]
  }

  /** To the end in any case: browsers show an answer once they have sent all. */
  async formData() {
    const { body, headers } = this.#request
    for await (const piece of body ?? []) {
      this.#pieces.push(piece)
      if (!this.isWhole) {
        this.cut()
      }
    }
    const type = headers.get('content-type') ?? ''
    const all = Buffer.concat(this.#pieces.splice(0))
    const kept = this.isWhole ? all : wholeParts(all, type)
    return new Response(kept, { headers: { 'Content-Type': type } }).formData()
  }
}

function wholeParts(body: Buffer, type: string) {
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(type) ?? []
  const end = body.lastIndexOf(`\r\n--${boundary}`)
  return Buffer.concat([body.subarray(0, Math.max(0, end)), Buffer.from(`\r\n--${boundary}--\r\n`)])
}
