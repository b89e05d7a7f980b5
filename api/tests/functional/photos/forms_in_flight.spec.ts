import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { LARGEST_FORM } from '#config/bodyparser'
import { MAX_PHOTO_BYTES } from '#services/photos/photo_rules'
import { answerTo, filesReceived, FORM_END, OpenForms } from '#tests/helpers/open_forms'

const LARGEST = { bytes: LARGEST_FORM }
const UNSAID = { bytes: null }

async function somebody() {
  const token = await User.accessTokens.create(await UserFactory.apply('host').create())
  return token.value!.release()
}

test.group('Forms with pictures that come at once', (group) => {
  const forms = new OpenForms()
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => forms.closeAll())

  test('are two of the largest of one person, and the next one once one of them is done', async ({
    assert,
  }) => {
    const token = await somebody()
    const first = forms.begin(token, UNSAID)
    forms.begin(token, LARGEST)
    assert.equal(await filesReceived(2), 2)

    for (const bytes of [LARGEST_FORM, null, 1000]) {
      const refused = await answerTo(forms.begin(token, { bytes }))
      assert.equal(refused.status, 429)
      assert.isAbove(Number(refused.headers['retry-after']), 0)
    }
    assert.equal(await filesReceived(2), 2, 'nothing of it was read')
    forms.begin(await somebody(), LARGEST)
    assert.equal(await filesReceived(3), 3, 'somebody else has a place')

    first.end(FORM_END)
    const done = await answerTo(first)
    assert.equal(done.status, 422, 'no listing')
    forms.begin(token, LARGEST)
    assert.equal(await filesReceived(3), 3)
  })

  test('may be many small ones of one person', async ({ assert }) => {
    const token = await somebody()
    for (let number = 0; number < 8; number++) {
      forms.begin(token, { of: 'avatar', bytes: number % 2 ? 1_000_000 : null })
    }
    assert.equal(await filesReceived(8), 8)
  })

  test('are as many of one network as leave room to others, however many accounts it has', async ({
    assert,
  }) => {
    for (let person = 0; person < 3; person++) {
      const token = await somebody()
      forms.begin(token, LARGEST)
      forms.begin(token, LARGEST)
    }
    assert.equal(await filesReceived(6), 6)
    const near = await answerTo(forms.begin(await somebody(), { bytes: 1000 }))
    assert.equal(near.status, 429)
    assert.isAbove(Number(near.headers['retry-after']), 0)
    forms.begin(await somebody(), { ...LARGEST, address: '203.0.113.8' })
    assert.equal(await filesReceived(7), 7)
  })

  test('are as many of everybody as there is room for, and the next one once one broke off', async ({
    assert,
  }) => {
    const all = []
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '203.0.113.8']) {
      const token = await somebody()
      all.push(forms.begin(token, { ...LARGEST, address }))
      all.push(forms.begin(token, { ...LARGEST, address }))
    }
    assert.equal(await filesReceived(8), 8)
    const token = await somebody()
    const refused = await answerTo(forms.begin(token, { bytes: 1000 }))
    assert.equal(refused.status, 503)
    assert.isAbove(Number(refused.headers['retry-after']), 0)

    all[0].destroy()
    assert.equal(await filesReceived(7), 7)
    forms.begin(token, LARGEST)
    assert.equal(await filesReceived(8), 8)
  })

  test('say no greater length than is taken there, and are not read otherwise', async ({
    assert,
  }) => {
    const token = await somebody()
    const longest = MAX_PHOTO_BYTES + 100 * 1024
    const refused = await answerTo(forms.begin(token, { of: 'avatar', bytes: longest + 1 }))
    assert.equal(refused.status, 413)
    assert.equal(refused.body.code, 'E_TOO_LARGE')
    assert.equal(refused.body.message, 'File size must be less than 5MB')
    assert.equal(refused.body.errors?.[0].field, 'avatar')
    assert.equal(await filesReceived(0), 0)

    forms.begin(token, { of: 'avatar', bytes: longest })
    forms.begin(token, { bytes: 9 * MAX_PHOTO_BYTES + 100 * 1024 })
    assert.equal(await filesReceived(2), 2, 'one picture too many is counted')
  })
})
