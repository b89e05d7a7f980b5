import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { hugePng } from '#tests/helpers/hostile_files'
import { photographAsJpeg } from '#tests/helpers/pictures'

async function sendAvatar(client: ApiClient, bytes: Buffer, language = 'en') {
  return client
    .post('/api/v1/auth/uploadavatar')
    .header('Accept-Language', language)
    .loginAs(await UserFactory.create())
    .file('avatar', bytes, { filename: 'me.png' })
}

test.group('Pictures nobody could look at', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused at once, and hold up nobody else', async ({ client, assert }) => {
    const ordinary = await photographAsJpeg({ width: 300, height: 200 })
    await sendAvatar(client, ordinary)
    for (const [width, height] of [
      [60_000, 2],
      [2, 60_000],
      [2000, 2],
    ]) {
      const started = performance.now()
      const [narrow, neighbour] = await Promise.all([
        sendAvatar(client, hugePng(width, height)).then((answer) => {
          assert.isBelow(performance.now() - started, 1000, `${width} × ${height}`)
          return answer
        }),
        sendAvatar(client, ordinary),
      ])
      narrow.assertStatus(422)
      narrow.assertBodyContains({ errors: [{ field: 'avatar', rule: 'shape' }] })
      neighbour.assertStatus(200)
    }
  }).timeout(30_000)

  test('are refused in the words of the reader', async ({ client }) => {
    const small = await photographAsJpeg({ width: 40, height: 40 })
    const words = {
      en: 'This image is too small. Please upload one of at least 64 pixels on each side.',
      sw: 'Picha hii ni ndogo mno. Tafadhali pakia yenye angalau pikseli 64 kila upande.',
      fr: 'Cette image est trop petite. Veuillez en envoyer une d’au moins 64 pixels de chaque côté.',
    }
    for (const [language, message] of Object.entries(words)) {
      const refused = await sendAvatar(client, small, language)
      refused.assertStatus(422)
      refused.assertBodyContains({ message })
    }
  })
})
