import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { sendUpload } from '@makao/shared/uploads/send-upload'
import { pauseBefore } from '@makao/shared/uploads/upload-answer'
import { sharesOf, type UploadProgress } from '@makao/shared/uploads/upload-progress'

type Line = (request: FakeRequest) => void

/** A browser's request, as far as an upload needs it; each plays the next of the given lines. */
class FakeRequest {
  static lines: Line[] = []
  static sent: FakeRequest[] = []

  upload: {
    onprogress?: (event: { loaded: number; total: number }) => void
    onload?: () => void
  } = {}
  onload?: () => void
  onerror?: () => void
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  aborted = false

  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  abort() {
    this.aborted = true
  }
  send() {
    FakeRequest.sent.push(this)
    queueMicrotask(() => FakeRequest.lines.shift()?.(this))
  }

  answer(status: number, body: unknown) {
    this.upload.onprogress?.({ loaded: 50, total: 100 })
    this.upload.onload?.()
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }
}

const broken: Line = (request) => request.onerror?.()
const silent: Line = () => {}
const answering = (status: number, body: unknown) => (request: FakeRequest) =>
  request.answer(status, body)
const stored = answering(201, { success: true, data: [{ _id: 7 }], message: 'Image added' })

function send(lines: Line[], options: { signal?: AbortSignal; attempts?: number } = {}) {
  FakeRequest.lines = lines
  FakeRequest.sent = []
  const heard: UploadProgress[] = []
  const upload = sendUpload<{ _id: number }[]>({
    url: '/api/v1/properties/1/photos',
    form: new FormData(),
    onProgress: (progress) => heard.push(progress),
    ...options,
  })
  return { upload, heard }
}

/** Lets time pass until the upload has an outcome. */
async function inNoTime<T>(promise: Promise<T>): Promise<T> {
  let done = false
  void promise.finally(() => (done = true))
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve))
    mock.timers.tick(1000)
  }
  return promise
}

describe('Sending an upload', () => {
  beforeEach(() => {
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest })
    mock.timers.enable({ apis: ['setTimeout'] })
  })
  afterEach(() => {
    mock.timers.reset()
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
  })

  it('tells how far it is and brings what was stored', async () => {
    const { upload, heard } = send([stored])
    assert.deepEqual(await inNoTime(upload), {
      state: 'done',
      status: 201,
      data: [{ _id: 7 }],
      message: 'Image added',
      attempts: 1,
    })
    assert.deepEqual(
      heard.map(({ state, share }) => [state, share]),
      [
        ['sending', 0],
        ['sending', 0.5],
        ['finishing', 1],
      ]
    )
  })

  it('goes on by itself after a broken line, under the same key', async () => {
    const { upload, heard } = send([broken, answering(503, 'busy'), stored])
    const outcome = await inNoTime(upload)
    assert.equal(outcome.state, 'done')
    assert.equal(outcome.attempts, 3)
    assert.equal(heard.filter(({ state }) => state === 'waiting').length, 2)
    const keys = FakeRequest.sent.map(({ headers }) => headers['Idempotency-Key'])
    assert.match(keys[0] ?? '', /^[0-9a-f]{32}$/)
    assert.deepEqual(new Set(keys).size, 1)
  })

  it('asks again while an earlier attempt is still being worked on', async () => {
    const running = answering(409, { success: false, message: '…', code: 'E_STILL_RUNNING' })
    const outcome = await inNoTime(send([broken, running, stored]).upload)
    assert.deepEqual([outcome.state, outcome.attempts], ['done', 3])

    const taken = answering(409, { success: false, message: 'No', code: 'E_ALREADY_REVIEWED' })
    const refused = await inNoTime(send([taken]).upload)
    assert.equal(refused.state, 'refused')
  })

  it('gives up a silent line, and after five attempts the upload', async () => {
    const { upload } = send([silent, silent, silent, silent, silent])
    assert.deepEqual(await inNoTime(upload), { state: 'failed', reason: 'timeout', attempts: 5 })
    assert.ok(FakeRequest.sent.every(({ aborted }) => aborted))
  })

  it('does not repeat what was refused', async () => {
    const errors = [{ field: 'images', rule: 'type', message: 'Please upload a valid image file' }]
    const refusal = { success: false, message: errors[0]?.message, code: 'E_INVALID', errors }
    const { upload } = send([answering(422, refusal)])
    assert.deepEqual(await inNoTime(upload), {
      state: 'refused',
      status: 422,
      message: 'Please upload a valid image file',
      code: 'E_INVALID',
      errors,
      attempts: 1,
    })
  })

  it('does not take a stranger for the API', async () => {
    for (const body of ['<html>Sign in to this network</html>', 'null', '"fine"', '']) {
      const outcome = await inNoTime(send([answering(200, body)]).upload)
      assert.deepEqual(outcome, { state: 'failed', reason: 'server', attempts: 1 })
    }
  })

  it('can be called off while it sends and while it waits', async () => {
    const sending = new AbortController()
    const first = send([() => sending.abort()], { signal: sending.signal })
    assert.deepEqual(await inNoTime(first.upload), { state: 'aborted', attempts: 1 })

    const waiting = new AbortController()
    const second = send([broken, stored], { signal: waiting.signal })
    await new Promise((resolve) => setImmediate(resolve))
    waiting.abort()
    assert.deepEqual(await inNoTime(second.upload), { state: 'aborted', attempts: 1 })
    assert.equal(FakeRequest.sent.length, 1)

    const before = send([stored], { signal: AbortSignal.abort() })
    assert.deepEqual(await inNoTime(before.upload), { state: 'aborted', attempts: 1 })
    assert.equal(FakeRequest.sent.length, 0)
  })
})

describe('Between two attempts', () => {
  it('the pause doubles up to half a minute', () => {
    const pauses = [2, 3, 4, 5, 6, 7, 20].map((next) => pauseBefore(next, null, () => 0))
    assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    assert.equal(
      pauseBefore(2, null, () => 1),
      1250
    )
  })

  it('the pause is what the server asks for, within reason', () => {
    assert.equal(
      pauseBefore(2, '5', () => 0),
      5000
    )
    assert.equal(
      pauseBefore(2, '3600', () => 0),
      30_000
    )
    assert.equal(
      pauseBefore(2, 'Wed, 21 Oct 2026 07:28:00 GMT', () => 0),
      1000
    )
  })
})

describe('Several files in one form', () => {
  it('are sent one after the other', () => {
    assert.deepEqual(sharesOf(0, [100, 300]), [0, 0])
    assert.deepEqual(sharesOf(0.25, [100, 300]), [1, 0])
    assert.deepEqual(sharesOf(0.625, [100, 300]), [1, 0.5])
    assert.deepEqual(sharesOf(1, [100, 300]), [1, 1])
    assert.deepEqual(sharesOf(1, [0]), [1])
  })
})
