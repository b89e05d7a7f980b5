import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { LARGEST_FORM } from '#config/bodyparser'
import { leftovers } from '#tests/helpers/pictures'

const PART = [
  '--form',
  'Content-Disposition: form-data; name="avatar"; filename="me.jpg"',
  'Content-Type: image/jpeg',
  '',
  'the beginning of a picture',
].join('\r\n')

const END = '\r\n--form--\r\n'

async function received() {
  const { received: files } = await leftovers('avatars')
  return files
}

test.group('Forms with pictures that come at once', (group) => {
  let open: ClientRequest[] = []

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => async () => {
    open.forEach((form) => form.destroy())
    open = []
    await until(0)
  })

  async function until(count: number) {
    for (let tries = 0; tries < 100 && (await received()) !== count; tries++) await pause(30)
    return received()
  }

  async function somebody() {
    const token = await User.accessTokens.create(await UserFactory.create())
    return token.value!.release()
  }

  /** Begins a form and leaves it open. @param bytes as it says; null when it says nothing */
  function begin(token: string, bytes: number | null = LARGEST_FORM, address = '203.0.113.7') {
    const form = request({
      host: process.env.HOST,
      port: process.env.PORT,
      path: '/api/v1/auth/uploadavatar',
      method: 'POST',
      headers: {
        'authorization': `Bearer ${token}`,
        'x-forwarded-for': address,
        'content-type': 'multipart/form-data; boundary=form',
        ...(bytes !== null && { 'content-length': bytes }),
      },
    })
    form.on('error', () => {})
    form.write(PART)
    open.push(form)
    return form
  }

  async function answerTo(form: ClientRequest) {
    const [{ statusCode, headers }] = (await once(form, 'response')) as [IncomingMessage]
    return { status: statusCode, retryAfter: Number(headers['retry-after']) }
  }

  test('are two of the largest of one person, and the next one once one of them is done', async ({
    assert,
  }) => {
    const token = await somebody()
    const first = begin(token, null)
    begin(token)
    assert.equal(await until(2), 2)

    for (const bytes of [LARGEST_FORM, null, 1000]) {
      const refused = await answerTo(begin(token, bytes))
      assert.equal(refused.status, 429)
      assert.isAbove(refused.retryAfter, 0)
    }
    assert.equal(await received(), 2, 'nothing of it was read')
    begin(await somebody())
    assert.equal(await until(3), 3, 'somebody else has a place')

    first.end(END)
    const done = await answerTo(first)
    assert.equal(done.status, 422, 'no picture')
    begin(token)
    assert.equal(await until(3), 3)
  })

  test('may be many small ones of one person', async ({ assert }) => {
    const token = await somebody()
    for (let number = 0; number < 8; number++) begin(token, 1_000_000)
    assert.equal(await until(8), 8)
  })

  test('are as many of one network as leave room to others, however many accounts it has', async ({
    assert,
  }) => {
    for (let person = 0; person < 3; person++) {
      const token = await somebody()
      begin(token)
      begin(token)
    }
    assert.equal(await until(6), 6)
    const near = await answerTo(begin(await somebody(), 1000))
    assert.equal(near.status, 429)
    assert.isAbove(near.retryAfter, 0)
    begin(await somebody(), LARGEST_FORM, '203.0.113.8')
    assert.equal(await until(7), 7)
  })

  test('are as many of everybody as there is room for, and the next one once one broke off', async ({
    assert,
  }) => {
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '203.0.113.8']) {
      const token = await somebody()
      begin(token, LARGEST_FORM, address)
      begin(token, LARGEST_FORM, address)
    }
    assert.equal(await until(8), 8)
    const token = await somebody()
    const refused = await answerTo(begin(token, 1000))
    assert.equal(refused.status, 503)
    assert.isAbove(refused.retryAfter, 0)

    open[0].destroy()
    assert.equal(await until(7), 7)
    begin(token)
    assert.equal(await until(8), 8)
  })
})
