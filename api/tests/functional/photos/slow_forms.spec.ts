import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ClientRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { UserFactory } from '#database/factories/user_factory'
import { LARGEST_FORM } from '#config/bodyparser'
import UploadMiddleware from '#middleware/upload_middleware'
import User from '#models/user'
import { answerTo, filesReceived, FORM_END, OpenForms } from '#tests/helpers/open_forms'

const PACE = { grace: 300, bytesPerSecond: 10_000, checkEvery: 50 }

/** Sends so much of it ten times a second. */
async function trickle(form: ClientRequest, { bytes, times }: { bytes: number; times: number }) {
  for (let time = 0; time < times && !form.destroyed; time++) {
    form.write(Buffer.alloc(bytes))
    await pause(100)
  }
}

test.group('Forms with pictures on a slow line', (group) => {
  const forms = new OpenForms()
  let token: string

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const given = await User.accessTokens.create(await UserFactory.create())
    token = given.value!.release()
    app.container.swap(UploadMiddleware, () => new UploadMiddleware(PACE))
    return async () => {
      app.container.restore(UploadMiddleware)
      await forms.closeAll()
    }
  })

  test('are ended when hardly anything comes, and leave their places to others', async ({
    assert,
  }) => {
    const lagging = [1, 2].map(() => forms.begin(token, { bytes: LARGEST_FORM }))
    const answers = Promise.all(lagging.map(answerTo))
    await Promise.all(lagging.map((form) => trickle(form, { bytes: 1, times: 10 })))
    for (const { status, headers, body } of await answers) {
      assert.equal(status, 408)
      assert.equal(body.code, 'E_TOO_SLOW')
      assert.match(body.message, /^Your upload was too slow/)
      assert.equal(headers.connection, 'close')
    }
    assert.equal(await filesReceived(0), 0)
    forms.begin(token, { bytes: LARGEST_FORM })
    assert.equal(await filesReceived(1), 1)
  }).timeout(10_000)

  test('are read to their end when they keep the pace, and may be silent at first', async ({
    assert,
  }) => {
    const form = forms.begin(token, { of: 'avatar', bytes: null })
    const answer = answerTo(form)
    await pause(200)
    await trickle(form, { bytes: 4000, times: 12 })
    form.end(FORM_END)
    const { status, body } = await answer
    assert.equal(status, 422, 'no picture')
    assert.equal(body.errors?.[0].field, 'avatar')
  }).timeout(10_000)
})
