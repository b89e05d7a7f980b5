import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { open, seal } from '#services/backups/sealing'

const KEY = 'unit-tests-only-key-that-seals-nothing'
const NAME = 'database.dump'

/** In pieces of this many bytes, as streams come. */
function* pieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

const stream = (bytes: Buffer, size = 7) => Readable.from(pieces(bytes, size))
const sealed = (bytes: Buffer) => buffer(Readable.from(seal(stream(bytes), KEY, NAME)))
const opened = (bytes: Buffer, { key = KEY, name = NAME, size = 7 } = {}) =>
  buffer(Readable.from(open(stream(bytes, size), key, name)))

test.group('Sealing', () => {
  test('what was sealed comes out as it went in, in pieces of any size', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 120 }),
        async (given, size) => {
          const content = Buffer.from(given)
          const again = await opened(await sealed(content), { size })
          assert.isTrue(again.equals(content))
        }
      )
    )
  })

  test('a changed byte anywhere, a cut, another key and another name are refused', async ({
    assert,
  }) => {
    const whole = await sealed(Buffer.from('Karibu'))
    for (let index = 0; index < whole.length; index++) {
      const changed = Buffer.from(whole)
      changed[index] ^= 1
      await assert.rejects(() => opened(changed))
      await assert.rejects(() => opened(whole.subarray(0, index)))
    }
    await assert.rejects(() => opened(whole, { key: `${KEY}2` }))
    await assert.rejects(() => opened(whole, { name: 'another.dump' }))
  })

  test('the same content never looks the same', async ({ assert }) => {
    const content = Buffer.from('Karibu')
    const [one, other] = [await sealed(content), await sealed(content)]
    assert.isFalse(one.equals(other))
  })
})
