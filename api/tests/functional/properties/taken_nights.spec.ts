import db from '@adonisjs/lucid/services/db'
import { freezeTime, test } from '@japa/runner'
import { indexProperty } from '#actions/properties/index_property'
import { PropertyFactory } from '#database/factories/property_factory'
import { PERIOD_NIGHTS, PERIODS } from '#domain/night_words'
import { addDays, todayInNairobi } from '#domain/stay'
import RenewNights from '#jobs/renew_nights'
import type Property from '#models/property'
import { clearSearchCache } from '#services/search/search_cache'
import { day } from '#tests/helpers/days'
import { nightsOfSearch, nightsOfTruth } from '#tests/helpers/nights'
import { createProperties, startWithEmptySearch, takeNights } from '#tests/helpers/search'
import type { ApiClient } from '@japa/api-client'

async function found(client: ApiClient, checkIn: string, checkOut: string): Promise<string[]> {
  clearSearchCache()
  const response = await client
    .get('/api/v1/properties')
    .qs({ checkIn, checkOut, sort: '-createdAt' })
  response.assertStatus(200)
  const { data, pagination } = response.body()
  const titles = data.map(({ title }: { title: string }) => title)
  if (pagination.total !== titles.length) throw new Error(`${pagination.total} are counted`)
  return titles
}

const turn = (property: Property, isActive: boolean) =>
  db.transaction(async (trx) => {
    property.isActive = isActive
    await property.useTransaction(trx).save()
    await indexProperty(property, trx)
  })

test.group('Nights beside the search rows', (group) => {
  startWithEmptySearch(group)

  test('know what was taken before a property could be found', async ({ client, assert }) => {
    const away = await PropertyFactory.apply('inactive').merge({ title: 'away' }).create()
    await takeNights(away, day(10), day(100))
    await turn(away, true)
    assert.deepEqual(await nightsOfSearch(), await nightsOfTruth())
    assert.deepEqual(await found(client, day(99), day(101)), [])
    assert.deepEqual(await found(client, day(100), day(101)), ['away'])
  })

  test('are asked for themselves beyond what the rows know', async ({ client, assert }) => {
    const [, taken] = await createProperties([{ title: 'free' }, { title: 'taken' }])
    await takeNights(taken, day(PERIODS * PERIOD_NIGHTS), day(PERIODS * PERIOD_NIGHTS + 30))
    assert.deepEqual(await nightsOfSearch(), await nightsOfTruth())
    const last = PERIODS * PERIOD_NIGHTS + 29
    assert.deepEqual(await found(client, day(last), day(last + 1)), ['free'])
    assert.deepEqual(await found(client, day(last + 1), day(last + 2)), ['free', 'taken'])
    assert.deepEqual(await found(client, day(last - 80), day(last + 1)), ['free'])
  })

  test('are asked for of rows that nobody has written yet', async ({ client, assert }) => {
    const [, taken] = await createProperties([{ title: 'free' }, { title: 'taken' }])
    await takeNights(taken, day(10), day(12))
    const empty = Object.fromEntries(Array.from({ length: PERIODS }, (_, i) => [`nights_${i}`, 0]))
    await db.from('property_search').update({ nights_from: 0, ...empty })
    assert.deepEqual(await found(client, day(9), day(11)), ['free'])
    await new RenewNights().execute()
    const rows = await nightsOfSearch()
    assert.deepEqual(
      rows.map(({ nights }) => nights.length),
      [0, 2]
    )
    assert.deepEqual(rows, await nightsOfTruth())
  })

  test('move on as days pass, and are right before and after', async ({ client, assert }) => {
    const [, taken] = await createProperties([{ title: 'free' }, { title: 'taken' }])
    const stays = [0, 40, 90, 300, 440, 470, 500, 530]
    for (const ahead of stays) await takeNights(taken, day(ahead), day(ahead + 3))
    const today = todayInNairobi()
    for (const passed of [1, 47, 49, 97, 300, 471, 1000]) {
      freezeTime(new Date(`${addDays(today, passed)}T09:00:00Z`))
      for (const renew of [false, true]) {
        if (renew) await new RenewNights().execute()
        assert.deepEqual(await nightsOfSearch(), await nightsOfTruth())
        for (const ahead of stays) {
          const first = addDays(today, ahead + 2)
          assert.deepEqual(await found(client, first, addDays(first, 1)), ['free'])
          assert.lengthOf(await found(client, addDays(first, 1), addDays(first, 2)), 2)
        }
      }
    }
  })

  test('answer dates that nobody can mean', async ({ client, assert }) => {
    const [property] = await createProperties([{ title: 'home' }])
    await takeNights(property, day(10), day(12))
    assert.deepEqual(await found(client, '1960-01-01', '1960-01-02'), ['home'])
    const began = performance.now()
    for (const sort of ['-createdAt', 'price', '-price']) {
      const response = await client
        .get('/api/v1/properties')
        .qs({ checkIn: '0001-01-01', checkOut: '9999-12-31', sort })
      assert.isEmpty(response.body().data)
    }
    assert.isBelow(performance.now() - began, 1000)
  })
})
