import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { readSqlTime } from '#services/database/sql_time'
import { isoTime } from '#services/iso_time'

const SECONDS = { min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }

test.group('Moments of plain queries', () => {
  test('are what Luxon reads and writes, whatever is stored', ({ assert }) => {
    fc.assert(
      fc.property(fc.date(SECONDS), fc.boolean(), (date, isWhole) => {
        const exact = DateTime.fromJSDate(date, { zone: 'utc' })
        const moment = isWhole ? exact.startOf('second') : exact
        const text = moment.toFormat(isWhole ? 'yyyy-MM-dd HH:mm:ss' : 'yyyy-MM-dd HH:mm:ss.SSS')
        for (const read of [readSqlTime(text), readSqlTime(moment.toJSDate())]) {
          assert.equal(read.toISO(), moment.toISO())
          assert.equal(read.zoneName, 'UTC')
          assert.equal(isoTime(read), moment.toISO())
          assert.equal(isoTime(read.setZone('Africa/Nairobi')), moment.toISO())
        }
      })
    )
  })

  test('have fractions and offsets where those are stored', ({ assert }) => {
    const of = (text: string) => isoTime(readSqlTime(text))
    assert.equal(of('2026-11-25 08:09:10.123'), '2026-11-25T08:09:10.123Z')
    assert.equal(of('2026-11-25 08:09:10+03:00'), '2026-11-25T05:09:10.000Z')
    assert.isNull(of('2026-13-25 08:09:10'))
    assert.isNull(isoTime(null))
  })
})
