import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { ACCESS } from '#openapi/access'
import { erasePerson } from '#actions/users/erase_person'
import { clearSearchCache } from '#services/search/search_cache'
import { bodyOf, type Listed } from '#tests/helpers/answers'
import { statementsOf, type Statement } from '#tests/helpers/count_queries'
import { scansOf, sortsOf } from '#tests/helpers/explain'
import { calls, type Call } from '#tests/helpers/openapi/document'
import { send } from '#tests/helpers/openapi/send'
import { makeWorld, type World } from '#tests/helpers/openapi/world'

const CALLERS = ['anonymous', 'guest', 'host', 'admin'] as const

/** Of one person or one queue, narrowed by an index before they are looked through. */
const WORDS = ['search', 'q']

/** Their `q` names places too: a word's places are read beside the titles, in the order of the list. */
const WITH_PLACES = ['properties.search']

/** Found by a whole number or receipt, not by words: what is read of these is found by its index as well. */
const BY_NUMBER: Record<string, RegExp> = { 'paymentEvents.index': /from [`"]payment/ }

const searches = calls.filter(
  ({ method, operation }) =>
    method === 'get' && operation.parameters.some(({ name }) => WORDS.includes(name))
)

const isSqlite = () => db.connection().dialect.name !== 'postgres'

const indexed = ({ sql }: Statement) => /_words match|worded\(/.test(sql)

test.group('No search for a word reads a whole list', (group) => {
  let world: World
  group.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(async () => {
    world = await makeWorld()
  })

  test('{operation.operationId}')
    .with(searches)
    .run(async ({ assert }, call: Call) => {
      const name = call.operation.operationId
      const parameters = call.operation.parameters.filter(({ name: one }) => WORDS.includes(one))
      for (const caller of CALLERS.filter((one) => ACCESS[name]![one] === 'yes')) {
        for (const { name: parameter } of parameters) {
          if (parameter === 'q' && WITH_PLACES.includes(name)) continue
          clearSearchCache()
          await limiter.clear(['memory'])
          const statements = await statementsOf(async () => {
            await send(new ApiClient(), call, world, world.tokens[caller]).qs({
              [parameter]: 'zawadi makuti',
            })
          })
          const searching = statements.filter(
            BY_NUMBER[name] ? ({ sql }) => BY_NUMBER[name].test(sql) : indexed
          )
          assert.isNotEmpty(searching, `${caller} ${parameter}`)
          for (const statement of searching) {
            assert.deepEqual(await scansOf(db, statement), [], `${caller}: ${statement.sql}`)
          }
        }
      }
    })
})

test.group('Words are found', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  type Row = { _id: number; title?: string; firstName?: string }
  let client: ApiClient
  group.each.setup(({ context }) => {
    client = context.client
  })
  const found = async (path: string, search: string) => {
    const viewer = await UserFactory.apply('admin').create()
    const response = await client.get(`/api/v1/${path}`).qs({ search, limit: 50 }).loginAs(viewer)
    response.assertStatus(200)
    return bodyOf<Listed<Row>>(response).data.map(({ _id }) => _id)
  }

  test('in any case, with and without accents, anywhere in a text: {search}')
    .with([
      { search: 'ÉTOILE' },
      { search: 'etoile' },
      { search: 'étoile' },
      { search: 'toil' },
      { search: 'étoile pool' },
      { search: 'pool etoile' },
      { search: 'p etoile' },
      { search: 'po étoile' },
      { search: '100%_\\"' },
      { search: '%' },
    ])
    .run(async ({ assert }, { search }) => {
      const title = 'Chez Étoile'
      const { id } = await ReviewFactory.merge({ title, text: 'A pool 100%_\\" ours.' }).create()
      await ReviewFactory.merge({ title: 'Chez nous', text: 'A cool 100 yard walk.' }).create()
      assert.deepEqual(await found('reviews/my-reviews', search), [id])
    })

  test('names in every script: {name}')
    .with([
      { name: 'Сергей' },
      { name: 'Артём' },
      { name: 'أحمد' },
      { name: '김민수' },
      { name: 'Ανδρέας' },
      { name: 'አበበ' },
    ])
    .run(async ({ assert }, { name }) => {
      const made = await UserFactory.merge({ firstName: name, lastName: 'Otieno' }).create()
      assert.deepEqual(await found('users', name), [made.id])
      assert.deepEqual(await found('users', `otieno ${name.toUpperCase()}`), [made.id])
    })

  test('a word of one or two letters where a word begins', async ({ assert }) => {
    const made = await UserFactory.merge({ firstName: 'Qy', lastName: 'Wambui' }).create()
    await UserFactory.merge({ firstName: 'Aqy', lastName: 'Wambui' }).create()
    assert.deepEqual(await found('users', 'wambui qy'), [made.id])
    assert.deepEqual(await found('users', 'wambui q'), [made.id])
  })

  test('an e-mail, a phone as people write it, and a number of a booking', async ({ assert }) => {
    const guest = await UserFactory.merge({ phone: '+254798111222' }).create()
    assert.deepEqual(await found('users', guest.email), [guest.id])
    assert.deepEqual(await found('users', '0798 111 222'), [guest.id])
    const { id } = await BookingFactory.merge({ guestId: guest.id }).create()
    assert.deepEqual(await found('bookings', guest.email), [id])
    assert.deepEqual(await found('bookings', `#${id}`), [id])
    assert.deepEqual(await found('bookings', '+254798111222'), [])
  })

  test('not all words, not found', async ({ assert }) => {
    await PropertyFactory.merge({ title: 'Zuhura house' }).create()
    assert.lengthOf(await found('properties?scope=all', 'zuhura house'), 1)
    assert.lengthOf(await found('properties?scope=all', 'zuhura cottage'), 0)
  })

  test('as the text is now, and no longer once it is gone', async ({ assert }) => {
    const place = await PropertyFactory.merge({ title: 'Zuhura house' }).create()
    const review = await ReviewFactory.merge({ propertyId: place.id }).create()
    await place.merge({ title: 'Tumaini house' }).save()
    assert.deepEqual(await found('reviews/my-reviews', 'zuhura'), [])
    assert.deepEqual(await found('reviews/my-reviews', 'tumaini'), [review.id])
    await review.delete()
    assert.deepEqual(await found('reviews/my-reviews', 'tumaini'), [])
  })

  test('a forgotten name leaves no letter in the index', async ({ assert }) => {
    const person = await UserFactory.merge({ lastName: 'ሀሁሂ' }).create()
    const parts = async () => {
      const rows = await found('users', 'ሀሁሂ')
      if (!isSqlite()) return rows
      return db.from('users_words_data').whereRaw("instr(block, cast('ሀሁሂ' as blob)) > 0")
    }
    assert.isNotEmpty(await parts())
    await db.transaction((trx) => erasePerson(trx, person))
    assert.isEmpty(await parts())
  })

  test('one that too many have is asked of each row, in the order of the list', async ({
    assert,
  }) => {
    await db.rawQuery(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5010)
      insert into audit_events (action, subject_type, subject_id, summary, created_at)
      select 'user.updated', 'user', n, 'Mawingu ' || case when n % 1000 = 0 then 'haba' else 'tele' end, current_timestamp
      from numbers`)
    const statements = await statementsOf(async () => {
      assert.lengthOf(await found('audit', 'MAWINGU'), 50)
    })
    const rows = statements.filter(({ sql }) => /from .audit_events. .*limit/s.test(sql))
    for (const statement of rows.filter(indexed)) {
      assert.deepEqual(await sortsOf(db, statement), [], statement.sql)
    }
    assert.lengthOf(await found('audit', 'mawingu haba'), 5)
  })
})
