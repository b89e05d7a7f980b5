import { test } from '@japa/runner'
import { NIGHTS_AHEAD } from '#domain/imported_events'
import { fromNight, toNight } from '#domain/stay'
import { parseCalendar } from '#services/calendars/parse_calendar'
import { calendar } from '#tests/helpers/calendars/calendar_text'

const today = toNight('2026-12-01')

/** The days of December 2026 on which a repeated event begins. */
const days = (...lines: string[]) => {
  const { events, broken } = parseCalendar(calendar(['UID:a', ...lines].join('\n')), today)
  const dates = events.map(({ first }) => fromNight(first)).toSorted()
  return [...dates.map((date) => date.replace('2026-12-', '')), ...(broken ? ['broken'] : [])]
}

const START = 'DTSTART;TZID=Africa/Nairobi:20261208T140000'
const END = 'DTEND;TZID=Africa/Nairobi:20261209T100000'
const WHOLE_DAY = 'DTSTART;VALUE=DATE:20261208'

test.group('A repetition without an end', () => {
  test('is followed to the last night that is imported, from decades ago and in any zone', ({
    assert,
  }) => {
    for (const zone of ['Europe/Berlin', 'Africa/Nairobi']) {
      const { events, broken } = parseCalendar(
        calendar(`UID:a
DTSTART;TZID=${zone}:20050101T120000
DTEND;TZID=${zone}:20050102T100000
RRULE:FREQ=DAILY`),
        today
      )
      const nights = events.map(({ first }) => first).toSorted((one, other) => one - other)
      assert.equal(broken, 0)
      assert.equal(nights[0], today)
      assert.equal(nights.at(-1), today + NIGHTS_AHEAD - 1)
      assert.lengthOf(nights, NIGHTS_AHEAD)
    }
  })

  test('is followed from before today where an event is long', ({ assert }) => {
    const { events } = parseCalendar(
      calendar(`UID:a
DTSTART;VALUE=DATE:20161120
DURATION:P14D
RRULE:FREQ=YEARLY;UNTIL=20261201`),
      today
    )
    assert.deepEqual(
      events.map(({ first, end }) => [first, end]),
      [[toNight('2026-11-20'), toNight('2026-12-04')]]
    )
  })
})

test.group('The end of a repetition', () => {
  test('is a moment, whatever clock the start is written by', ({ assert }) => {
    const until = (moment: string, start = START) => days(start, `RRULE:FREQ=DAILY;UNTIL=${moment}`)
    const all = ['08', '09', '10']
    assert.deepEqual(
      days(START, END, 'RRULE:FREQ=DAILY;UNTIL=20261210T110000Z'),
      all,
      'the last start itself'
    )
    assert.deepEqual(until('20261210T105959Z'), ['08', '09'])
    assert.deepEqual(until('20261210T140000'), all)
    assert.deepEqual(until('20261210T135959'), ['08', '09'])
    assert.deepEqual(
      until('20261211T020000Z', 'DTSTART;TZID=America/Los_Angeles:20261207T180000'),
      ['08', '09', '10', '11']
    )
    assert.deepEqual(until('20261210T110000Z', 'DTSTART:20261208T110000Z'), all)
    assert.deepEqual(until('20261210T110000Z', 'DTSTART:20261208T140000'), all)
  })

  test('is in a zone that the calendar brings along, too', ({ assert }) => {
    const zone = `BEGIN:VTIMEZONE
TZID:Five behind
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT`
    const text = (until: string) =>
      calendar(
        `UID:a\nDTSTART;TZID=Five behind:20261208T140000\nRRULE:FREQ=DAILY;UNTIL=${until}`
      ).replace('BEGIN:VEVENT', zone)
    assert.lengthOf(parseCalendar(text('20261210T190000Z'), today).events, 3)
    assert.lengthOf(parseCalendar(text('20261210T185959Z'), today).events, 2)
  })

  test('is the whole of a date, of events with a time as well', ({ assert }) => {
    for (const start of [START, WHOLE_DAY, 'DTSTART;TZID=Asia/Tokyo:20261208T233000']) {
      assert.deepEqual(days(start, 'RRULE:FREQ=DAILY;UNTIL=20261210'), ['08', '09', '10'])
    }
  })

  test('is the date in Nairobi for whole days, or the one that ends in UTC', ({ assert }) => {
    const until = (moment: string) => days(WHOLE_DAY, `RRULE:FREQ=DAILY;UNTIL=${moment}`)
    assert.deepEqual(until('20261209T210000Z'), ['08', '09', '10'])
    assert.deepEqual(until('20261209T205959Z'), ['08', '09'])
    assert.deepEqual(until('20261210T000000Z'), ['08', '09', '10'])
    assert.deepEqual(until('20261210T235959Z'), ['08', '09', '10'])
    assert.deepEqual(until('20261210T000000'), ['08', '09', '10'])
  })

  test('leaves counts, exceptions and further dates as they are', ({ assert }) => {
    assert.deepEqual(days(START, 'RRULE:FREQ=DAILY;COUNT=2'), ['08', '09'])
    assert.deepEqual(
      days(
        START,
        'RRULE:FREQ=DAILY;UNTIL=20261210T110000Z',
        'EXDATE:20261209T110000Z',
        'RDATE;TZID=Africa/Nairobi:20261224T140000'
      ),
      ['08', '10', '24']
    )
    assert.deepEqual(days(START, 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261217T110000Z'), [
      '08',
      '10',
      '15',
      '17',
    ])
    assert.deepEqual(days(START, 'RRULE:FREQ=DAILY;UNTIL=20261207T110000Z'), [])
  })
})

test('Whole days have no zone, so that none is longer than others', ({ assert }) => {
  const { events } = parseCalendar(
    calendar(
      `UID:a
       DTSTART;VALUE=DATE;TZID=Europe/Berlin:20271030
       DTEND;VALUE=DATE;TZID=Europe/Berlin:20271101`
    ),
    today
  )
  assert.deepEqual(
    events.map(({ first, end }) => [fromNight(first), fromNight(end)]),
    [['2027-10-30', '2027-11-01']]
  )
})
