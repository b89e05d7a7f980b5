import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { rawRequest } from '#tests/helpers/raw_request'

const BOUNDARY = 'makao'

const formWith = (name: string) =>
  [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${name}"; filename="photo.jpg"`,
    'Content-Type: image/jpeg',
    '',
    'not a picture',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n')

test.group('Files under strange names', (group) => {
  group.tap((one) => one.tags(['@anyEngine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read away and answered at once: {$self}')
    .with([...Object.getOwnPropertyNames(Object.prototype), 'handler', 'options', '*', ' ', 'a[0]'])
    .run(async ({ assert }, name) => {
      const person = await UserFactory.create()
      const token = await User.accessTokens.create(person)
      const headers = {
        'authorization': `Bearer ${token.value!.release()}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      }
      const { status } = await rawRequest('POST', '/api/v1/auth/uploadavatar', {
        headers,
        body: formWith(name),
      })
      assert.equal(status, 422)
    })
    .timeout(5_000)
})
