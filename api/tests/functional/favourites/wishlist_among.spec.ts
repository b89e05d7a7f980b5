import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import WishlistItem from '#models/wishlist_item'
import { queriesOf } from '#tests/helpers/count_queries'

const URL = '/api/v1/wishlist/among'

test.group('The hearts of a page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are those of the asked properties that the caller saved', async ({ client, assert }) => {
    const [user, other] = await UserFactory.createMany(2)
    const [saved, alsoSaved, foreign] = await PropertyFactory.createMany(3)
    for (const { id } of [saved, alsoSaved]) {
      await WishlistItem.create({ userId: user.id, propertyId: id })
    }
    await WishlistItem.create({ userId: other.id, propertyId: foreign.id })

    const ask = (properties: string) => client.get(URL).qs({ properties }).loginAs(user)
    const response = await ask(`${foreign.id},${saved.id}`)
    response.assertStatus(200)
    response.assertHeader('cache-control', 'private, no-store')
    response.assertBody({ success: true, data: { propertyIds: [saved.id] } })

    const many = [saved, alsoSaved, foreign].map(({ id }) => id).join(',')
    const queries = await queriesOf(() => ask(many))
    assert.lengthOf(
      queries.filter((sql) => sql.includes('wishlist_items')),
      1
    )

    const nonsense = await ask(`x,-1,0,1e3,${'9'.repeat(20)}, ${alsoSaved.id}`)
    nonsense.assertBodyContains({ data: { propertyIds: [alsoSaved.id] } })
  })

  test('nobody asks without signing in, about nothing or about too many', async ({ client }) => {
    const user = await UserFactory.create()
    const anonymous = await client.get(URL).qs({ properties: '1' })
    anonymous.assertStatus(401)
    const nothing = await client.get(URL).loginAs(user)
    nothing.assertStatus(422)
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',')
    const tooMany = await client.get(URL).qs({ properties: many }).loginAs(user)
    tooMany.assertStatus(422)
  })
})
