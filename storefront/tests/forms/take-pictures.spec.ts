import assert from 'node:assert/strict'
import test from 'node:test'
import { takePictures } from '../../app/take-pictures.server.ts'
import { PICTURES_AT_ONCE, pictureTimeout } from '../../server/limits.ts'

const MB = 1024 * 1024

/** A form with a title and a picture, of which the end is sent when it is told to come. */
function sending({ declared = 5 * MB } = {}) {
  const text = new TextEncoder()
  const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  const picture = part('name="images"; filename="view.jpg"')
  let line!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (line = controller) })
  line.enqueue(text.encode(`${part('name="title"')}Lovely\r\n${picture}`))
  line.enqueue(new Uint8Array(MB))
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(declared),
  }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return {
    request: new Request('http://makao.invalid/dashboard/profile', init),
    end: () => {
      line.enqueue(text.encode('\r\n--x--\r\n'))
      line.close()
    },
    breakOff: () => line.error(new Error('aborted')),
  }
}

const kept = (form: FormData, isWhole: boolean) =>
  Promise.resolve({ isWhole, title: form.get('title'), images: form.getAll('images').length })
const WHOLE = { isWhole: true, title: 'Lovely', images: 1 }
const CUT = { isWhole: false, title: 'Lovely', images: 0 }

function send(sender: number) {
  const { request, end } = sending()
  end()
  return takePictures(request, sender, kept)
}

test('of one person one form with pictures is taken at once, and the words of the next are kept', async () => {
  const slow = sending()
  const first = takePictures(slow.request, 1, kept)
  assert.deepEqual(await send(1), CUT)
  assert.deepEqual(await send(2), WHOLE)
  slow.end()
  assert.deepEqual(await first, WHOLE)
  assert.deepEqual(await send(1), WHOLE)
})

test('a form holds its place until its pictures are where they go', async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<void>()
  const { request, end } = sending()
  const first = takePictures(request, 1, () => stored)
  end()
  assert.deepEqual(await send(1), CUT)
  store()
  await first
  assert.deepEqual(await send(1), WHOLE)
})

test('no more stands in memory at once than there is room for', async () => {
  const large = [1, 2].map((sender) => {
    const { request, end } = sending({ declared: PICTURES_AT_ONCE / 2 })
    return { answer: takePictures(request, sender, kept), end }
  })
  assert.deepEqual(await send(3), CUT)
  large.forEach(({ end }) => end())
  await Promise.all(large.map(({ answer }) => answer))
  assert.deepEqual(await send(3), WHOLE)
})

test('a form that takes too long gives its place up', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const slow = sending()
  const first = takePictures(slow.request, 1, kept)
  t.mock.timers.tick(pictureTimeout(5 * MB))
  assert.deepEqual(await send(1), WHOLE)
  slow.end()
  assert.deepEqual(await first, CUT)
})

test('a form that is broken off is none, and gives its place back', async () => {
  const { request, breakOff } = sending()
  const first = takePictures(request, 1, kept)
  breakOff()
  await assert.rejects(first, { init: { status: 400 } })
  assert.deepEqual(await send(1), WHOLE)
})
