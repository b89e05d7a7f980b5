import { after, test } from 'node:test'
import { clearAway, lacksRelease, nightPasses, prepare } from './releases.ts'
import { Stay } from './stay.ts'

/*
 * The code of the last release on today's schema (ADR 0097): during a deploy both work on it, each on what the other wrote. On
 * PostgreSQL side by side, in a database of its own beside the one at DATABASE_URL; SQLite has one process at a time.
 */
after(clearAway)

const options = { timeout: 420_000, skip: lacksRelease }

test('the last release works on the schema of today', options, async () => {
  await prepare()
  const [older, newer] = [new Stay('Nyumba ya kale'), new Stay('Nyumba ya leo')]

  await older.list('last')
  await older.setPrices('last', { weekendPrice: 9000, cleaningFee: 800 })
  await older.isFound('last')
  await older.reserve('last')

  await older.isFound('today')
  await older.approve('today')
  await older.pay('today')
  await newer.list('today')
  await newer.setPrices('today', { weeklyDiscount: 12, extraGuestFee: 500, guestsIncluded: 1 })
  await newer.isFound('today')
  await newer.reserve('today')

  await newer.isFound('last')
  await newer.approve('last')
  await newer.pay('last')
  await older.checkIn('last')
  await newer.checkIn('last')
  await newer.setPrices('last', { cleaningFee: 1200 })

  await older.checkOut('today')
  await newer.checkOut('today')
  await older.isFound('today')
  await nightPasses()
  await older.review('today')

  await older.isReviewed('last')
  await newer.review('last')
  await newer.isReviewed('last')
})
