import { test } from '@japa/runner'
import { fromNight, toNight } from '#domain/stay'
import { readCalendar } from '#services/calendars/read_calendar'
import { calendar } from '#tests/helpers/calendars/calendar_text'

const today = toNight('2026-12-01')

const repeating = (rule: string, from = '20261204') =>
  calendar(`UID:a\nDTSTART;VALUE=DATE:${from}\nRRULE:${rule}`)

test.group('A thread that reads calendars', () => {
  test('a repetition that never comes is stopped', async ({ assert }) => {
    const text = repeating('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31')
    await assert.rejects(() => readCalendar(text, today), 'tooComplex')
    const { events } = await readCalendar(calendar('UID:a\nDTSTART:20261204'), today)
    assert.lengthOf(events, 1)
  }).timeout(20_000)

  test('one thread reads calendars after another, those that are none as well', async ({
    assert,
    cleanup,
  }) => {
    let started = 0
    const count = () => void (started += 1)
    process.on('worker', count)
    cleanup(() => void process.off('worker', count))
    for (const day of ['20261204', '20261205', '20261206']) {
      const { events } = await readCalendar(calendar(`UID:a\nDTSTART:${day}`), today)
      assert.lengthOf(events, 1)
      await assert.rejects(() => readCalendar('<html></html>', today), 'notCalendar')
    }
    assert.isAtMost(started, 1)
  })

  test('days of a year far off, which a repetition reaches, are no matter to the calendar after it', async ({
    assert,
  }) => {
    const months = Array.from({ length: 12 }, (_, month) => month + 1).join()
    const far = `FREQ=YEARLY;INTERVAL=${2 ** 20 + 1};BYMONTH=${months};BYDAY=MO;BYSETPOS=1`
    await readCalendar(repeating(far, '20250101'), today)
    const fridays = 'FREQ=DAILY;BYDAY=FR;COUNT=3'
    const { events } = await readCalendar(repeating(fridays), today)
    assert.deepEqual(
      events.map(({ first }) => fromNight(first)),
      ['2026-12-04', '2026-12-11', '2026-12-18']
    )
  })

  test('too many events are refused', async ({ assert }) => {
    const many = calendar(
      ...Array.from({ length: 6000 }, (_, one) => `UID:${one}\nDTSTART:20261204`)
    )
    await assert.rejects(() => readCalendar(many, today), 'tooComplex')
  })
})
