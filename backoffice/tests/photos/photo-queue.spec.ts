import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Upload } from '@makao/shared/uploads/send-upload'
import type { UploadOutcome } from '@makao/shared/uploads/upload-answer'
import type { Flaw } from '../../src/resources/properties/photos/flaw-of.ts'
import { PhotoQueue } from '../../src/resources/properties/photos/photo-queue.ts'

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const nothing = () => {}

type Answer = 'done' | 'refused' | 'failed' | 'throttled'

/** A queue whose uploads end with the given answers, in order. */
function queueWith(
  answers: Answer[],
  flaws: Record<string, Flaw | Promise<null>> = {},
  images: object[] = []
) {
  const sent: Upload[] = []
  const queue = new PhotoQueue({
    async send<Data>(upload: Upload) {
      sent.push(upload)
      const answer = answers.shift() ?? 'done'
      return {
        state: answer === 'throttled' ? 'refused' : answer,
        status: answer === 'throttled' ? 429 : 422,
        data: images,
        attempts: 1,
      } as unknown as UploadOutcome<Data>
    },
    flawOf: ({ name }) => Promise.resolve(flaws[name] ?? null),
    failureOf: (outcome) =>
      outcome.state === 'done' || outcome.state === 'aborted'
        ? null
        : { message: outcome.state, statusCode: outcome.state === 'refused' ? outcome.status : 0 },
  })
  return { queue, sent, names: () => queue.shots().map(({ file }) => file.name) }
}

test('pictures are taken up to eight, counting those that are stored', async () => {
  const { queue, names } = queueWith([])
  assert.equal(await queue.add([photo('a.jpg'), photo('b.jpg')], 6), null)
  assert.deepEqual(await queue.add([photo('c.jpg')], 6), {
    rule: 'count',
    max: 8,
    current: 8,
    more: 0,
  })
  assert.deepEqual(names(), ['a.jpg', 'b.jpg'])
})

test('of several only those of a wrong type are refused', async () => {
  const { queue, names } = queueWith([])
  const fault = await queue.add([photo('a.jpg'), photo('b.pdf', 'application/pdf')], 0)
  assert.equal(fault?.rule, 'type')
  assert.deepEqual(names(), ['a.jpg'])
})

test('what is no picture, or one of a few pixels, is refused before anything is sent', async () => {
  const { queue, sent, names } = queueWith([], { 'text.jpg': 'type', 'stamp.jpg': 'small' })
  const stamp = photo('stamp.jpg')
  const small = await queue.add([stamp, photo('a.jpg')], 0)
  assert.deepEqual(small, { rule: 'small', file: stamp })
  const fault = await queue.add([photo('text.jpg'), photo('b.jpg')], 0)
  assert.equal(fault?.rule, 'type')
  assert.deepEqual(names(), ['a.jpg', 'b.jpg'])
  await queue.sendTo(7, nothing, nothing)
  assert.equal(sent.length, 2)
})

test('pictures travel in their order, each under a key of its own, and leave when they are stored', async () => {
  const { queue, sent, names } = queueWith([])
  await queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 0)
  queue.move(2, 0)
  await queue.sendTo(7, nothing, nothing)
  assert.deepEqual(
    sent.map(({ form }) => (form.get('images') as File).name),
    ['c.jpg', 'a.jpg', 'b.jpg']
  )
  assert.equal(new Set(sent.map(({ key }) => key)).size, 3)
  assert.deepEqual(names(), [])
})

test('all have arrived when none is left, but not when their screen was left', async () => {
  const { queue } = queueWith(['refused', 'done', 'done'])
  await queue.add([photo('a.jpg'), photo('b.jpg')], 0)
  assert.equal(await queue.sendTo(7, nothing, nothing), false)
  assert.equal(await queue.sendTo(7, nothing, nothing), true)
  await queue.add([photo('c.jpg')], 2)
  const sending = queue.sendTo(7, nothing, nothing)
  queue.close()
  assert.equal(await sending, false)
})

test('a picture that is refused holds up none of the others', async () => {
  const { queue, sent, names } = queueWith(['refused', 'done'])
  await queue.add([photo('a.jpg'), photo('b.jpg')], 0)
  await queue.sendTo(7, nothing, () => assert.fail('nothing else has failed'))
  assert.equal(sent.length, 2)
  assert.deepEqual(names(), ['a.jpg'])
  assert.equal(queue.shots()[0]?.state, 'failed')
})

test('a line that stays broken stops all, and sending again goes on under the same keys', async () => {
  const { queue, sent, names } = queueWith(['failed'])
  await queue.add([photo('a.jpg'), photo('b.jpg')], 0)
  let failures = 0
  await queue.sendTo(7, nothing, () => (failures += 1))
  assert.deepEqual([sent.length, failures], [1, 1])
  assert.deepEqual(
    queue.shots().map(({ state }) => state),
    ['failed', 'failed']
  )
  await queue.sendTo(7, nothing, nothing)
  assert.deepEqual([sent.length, names().length], [3, 0])
  assert.equal(sent[1]?.key, sent[0]?.key)
})

/** A queue with one picture, which is sent, and one that is still being shrunk. */
async function shrinking(answer: Answer) {
  let shrunk = () => {}
  const flaw = new Promise<null>((resolve) => (shrunk = () => resolve(null)))
  const { queue, ...rest } = queueWith([answer], { 'b.jpg': flaw })
  await queue.add([photo('a.jpg')], 0)
  const sending = queue.sendTo(7, nothing, nothing)
  void queue.add([photo('b.jpg')], 0)
  return { queue, sending, shrunk, ...rest }
}

for (const [answer, left] of [
  ['done', []],
  ['refused', ['a.jpg']],
  ['failed', ['a.jpg']],
] as const) {
  test(`a picture that is being shrunk when another one ends as ${answer} is waited for`, async () => {
    const { sending, shrunk, sent, names } = await shrinking(answer)
    setTimeout(shrunk)
    assert.equal(await sending, left.length === 0)
    assert.equal(sent.length, 2)
    assert.deepEqual(names(), left)
  })
}

test('a picture is tried again while others are on their way', async () => {
  const { queue, sending, shrunk, sent, names } = await shrinking('refused')
  setTimeout(() => {
    void queue.sendTo(7, nothing, nothing)
    shrunk()
  })
  assert.equal(await sending, true)
  assert.deepEqual([sent.length, names()], [3, []])
})

test('pressing send twice sends each picture once', async () => {
  const { queue, sent } = queueWith([])
  await queue.add([photo('a.jpg')], 0)
  await Promise.all([queue.sendTo(7, nothing, nothing), queue.sendTo(7, nothing, nothing)])
  assert.equal(sent.length, 1)
})

const said = ({ form }: Upload) => [form.get('captions[0]'), form.get('alts[0]')]

test('a picture whose answer was lost is repeated with its first words, and says the new ones then', async () => {
  const images = [
    { _id: 3, caption: null, alt: null },
    { _id: 8, caption: 'Veranda', alt: 'A veranda' },
  ]
  const { queue, sent } = queueWith(['failed'], {}, images)
  await queue.add([photo('a.jpg')], 0)
  const [{ key }] = queue.shots()
  queue.word(key, { caption: 'Veranda', alt: 'A veranda' })
  await queue.sendTo(7, nothing, nothing)
  queue.word(key, { caption: 'The veranda', alt: 'A veranda' })
  queue.word(key, { caption: 'The veranda at dusk', alt: '' })
  const reworded: unknown[] = []
  await queue.sendTo(7, (_, words) => reworded.push(words), nothing)
  assert.deepEqual(sent.map(said), [
    ['Veranda', 'A veranda'],
    ['Veranda', 'A veranda'],
  ])
  assert.deepEqual(reworded, [{ photo: 8, words: { caption: 'The veranda at dusk', alt: '' } }])
})

test('a picture that arrived while somebody wrote what it shows is named as what it has become', async () => {
  const images = [
    { _id: 3, caption: null, alt: null },
    { _id: 8, caption: null, alt: null },
  ]
  const { queue } = queueWith([], {}, images)
  await queue.add([photo('a.jpg')], 0)
  const [{ key }] = queue.shots()
  assert.equal(queue.word(key, { caption: '', alt: '' }), null)
  await queue.sendTo(7, nothing, nothing)
  assert.equal(queue.word(key, { caption: 'Veranda', alt: '' }), 8)
})

test('a picture that was refused was not stored: it goes with its new words at once', async () => {
  const { queue, sent } = queueWith(['refused'])
  await queue.add([photo('a.jpg')], 0)
  await queue.sendTo(7, nothing, nothing)
  queue.word(queue.shots()[0].key, { caption: 'Veranda', alt: '' })
  const reworded: unknown[] = []
  await queue.sendTo(7, (_, words) => reworded.push(words), nothing)
  assert.deepEqual(sent.map(said), [
    ['', ''],
    ['Veranda', ''],
  ])
  assert.deepEqual(reworded, [null])
})

test('a picture that is turned away at once may have arrived only when an earlier answer was lost', async () => {
  const { queue } = queueWith(['throttled', 'failed', 'throttled'])
  await queue.add([photo('a.jpg')], 0)
  const mayBeThere: boolean[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    await queue.sendTo(7, nothing, nothing)
    mayBeThere.push(queue.shots()[0].sent !== undefined)
  }
  assert.deepEqual(mayBeThere, [false, true, true])
})
