import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { cachedCount, cachedPlaces, clearSearchCache } from '#services/search/search_cache'

test.group('Remembered totals', (group) => {
  group.each.setup(() => clearSearchCache())

  test('callers at once and shortly after share one count', async ({ assert }) => {
    let counts = 0
    const count = async () => {
      await pause(5)
      return ++counts
    }
    const together = await Promise.all([cachedCount('a', count), cachedCount('a', count)])
    assert.deepEqual(together, [1, 1])
    assert.equal(await cachedCount('a', count), 1)
    assert.equal(await cachedCount('b', count), 2)
  })

  test('are forgotten when the properties have changed', async ({ assert }) => {
    await cachedCount('a', async () => 1)
    clearSearchCache()
    assert.equal(await cachedCount('a', async () => 2), 2)
  })

  test('a count that failed is tried again', async ({ assert }) => {
    await assert.rejects(() => cachedCount('a', () => Promise.reject(new Error('busy'))))
    assert.equal(await cachedCount('a', async () => 3), 3)
  })

  test('however many filters are asked for, few are kept', async ({ assert }) => {
    for (let i = 0; i < 2000; i++) await cachedCount(`${i}`, async () => i)
    assert.equal(await cachedCount('1999', async () => -1), 1999)
    assert.equal(await cachedCount('0', async () => -1), -1)
  })

  test('places are found once for each text, however it is written', async ({ assert }) => {
    const nairobi = { townIds: [1], areaIds: [] }
    await cachedPlaces('Nairobi', async () => nairobi)
    assert.equal(await cachedPlaces(' nairobi ', async () => null), nairobi)
    assert.isNull(await cachedPlaces('Nakuru', async () => null))
    clearSearchCache()
    assert.isNull(await cachedPlaces('Nairobi', async () => null))
  })
})
