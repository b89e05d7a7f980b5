import { test } from '@japa/runner'
import { fromNight, toNight } from '#domain/stay'
import { parseCalendar } from '#services/calendars/parse_calendar'
import { calendar } from '#tests/helpers/calendars/calendar_text'

const TODAY = '2026-12-01'
const today = toNight(TODAY)

/** `from/to kind` of each event, in the order of their days. */
const nights = (text: string) => {
  const { events, broken } = parseCalendar(text, today)
  const told = events.map(({ first, end, kind }) => `${fromNight(first)}/${fromNight(end)} ${kind}`)
  return [...told.toSorted(), ...(broken ? [`${broken} broken`] : [])]
}

test.group('What sites write', () => {
  test('Airbnb: stays and closed days, folded lines, no DTSTAMP', ({ assert }) => {
    const text = [
      'BEGIN:VCALENDAR',
      'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN',
      'CALSCALE:GREGORIAN',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20261208',
      'DTSTART;VALUE=DATE:20261204',
      'UID:1418fb94e984-0c0b7c5ce0be9b0d0b6e7a0b0e6f3a6e@airbnb.com',
      'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
      ' tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 1234',
      'SUMMARY:Reserved',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20261225',
      'DTSTART;VALUE=DATE:20261220',
      'UID:6fec1092d3fa-7d9d4c2ad1bd5b7d9a3a1ed3f0e3a1e2@airbnb.com',
      'SUMMARY:Airbnb (Not available)',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n')
    assert.deepEqual(nights(text), ['2026-12-04/2026-12-08 stay', '2026-12-20/2026-12-25 closed'])
  })

  test('Booking.com: stays and closings look the same', ({ assert }) => {
    const text = calendar(
      `DTSTART;VALUE=DATE:20261210
       DTEND;VALUE=DATE:20261212
       UID:f2b0c9f4e5a6d7c8b9a0@booking.com
       SUMMARY: CLOSED - Not available`
    )
    assert.deepEqual(nights(text), ['2026-12-10/2026-12-12 unclear'])
  })

  test('Google: timed events in a zone of theirs, a weekly one with exceptions', ({ assert }) => {
    const text = calendar(
      `DTSTART;TZID=Europe/Berlin:20261205T150000
       DTEND;TZID=Europe/Berlin:20261207T100000
       UID:abc@google.com
       STATUS:CONFIRMED
       SUMMARY:Ours`,
      `DTSTART;TZID=Africa/Nairobi:20261001T140000
       DTEND;TZID=Africa/Nairobi:20261002T100000
       RRULE:FREQ=WEEKLY;UNTIL=20261225T210000Z;BYDAY=TH
       EXDATE;TZID=Africa/Nairobi:20261210T140000
       UID:weekly@google.com
       SUMMARY:Cleaning`,
      `DTSTART;TZID=Africa/Nairobi:20261218T140000
       DTEND;TZID=Africa/Nairobi:20261219T100000
       RECURRENCE-ID;TZID=Africa/Nairobi:20261217T140000
       UID:weekly@google.com
       SUMMARY:Cleaning`,
      `DTSTART:20261224T110000Z
       DTEND:20261225T070000Z
       RECURRENCE-ID:20261224T110000Z
       UID:weekly@google.com
       STATUS:CANCELLED`
    )
    assert.deepEqual(nights(text), [
      '2026-12-03/2026-12-04 unclear',
      '2026-12-05/2026-12-07 unclear',
      '2026-12-18/2026-12-19 unclear',
    ])
  })

  test('a yearly event from long ago comes once a year', ({ assert }) => {
    const text = calendar(
      `DTSTART;VALUE=DATE:20080612
       DTEND;VALUE=DATE:20080613
       RRULE:FREQ=YEARLY
       UID:birthday@google.com
       SUMMARY:Birthday`
    )
    assert.deepEqual(nights(text), [
      '2027-06-12/2027-06-13 unclear',
      '2028-06-12/2028-06-13 unclear',
    ])
  })

  test('times of a zone that the calendar brings along', ({ assert }) => {
    const zone = `BEGIN:VTIMEZONE
TZID:Custom Standard Time
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT`
    const text = calendar(
      `DTSTART;TZID=Custom Standard Time:20261205T180000
       DTEND;TZID=Custom Standard Time:20261206T180000
       UID:outlook`
    ).replace('BEGIN:VEVENT', zone)
    assert.deepEqual(nights(text), ['2026-12-06/2026-12-07 unclear'])
  })
})

test.group('What sites write wrongly', () => {
  const plain = (lines: string) => nights(calendar(lines))

  test('a missing or equal end is one night, a duration counts, 00:00 is the day before', ({
    assert,
  }) => {
    assert.deepEqual(plain('DTSTART;VALUE=DATE:20261204'), ['2026-12-04/2026-12-05 unclear'])
    assert.deepEqual(plain('DTSTART;VALUE=DATE:20261204\nDTEND;VALUE=DATE:20261204'), [
      '2026-12-04/2026-12-05 unclear',
    ])
    assert.deepEqual(plain('DTSTART:20261204\nDURATION:P3D'), ['2026-12-04/2026-12-07 unclear'])
    assert.deepEqual(plain('DTSTART:20261204T090000\nDTEND:20261205T000000'), [
      '2026-12-04/2026-12-05 unclear',
    ])
    assert.deepEqual(plain('DTSTART:20261204T090000\nDTEND:20261204T100000'), [
      '2026-12-04/2026-12-05 unclear',
    ])
  })

  test('what is called off, transparent or over takes no night', ({ assert }) => {
    const days = 'DTSTART;VALUE=DATE:20261204\nDTEND;VALUE=DATE:20261206\n'
    assert.deepEqual(plain(`${days}STATUS:CANCELLED`), [])
    assert.deepEqual(plain(`${days}TRANSP:TRANSPARENT`), [])
    assert.deepEqual(plain(`${days}STATUS:TENTATIVE`), ['2026-12-04/2026-12-06 unclear'])
    assert.deepEqual(plain('DTSTART:20261101\nDTEND:20261201'), [])
    assert.deepEqual(plain('DTSTART:20301101\nDTEND:20301201'), [])
  })

  test('a day that does not exist spoils its event alone', ({ assert }) => {
    const text = calendar('DTSTART:20261301\nUID:a', 'DTSTART:20261204\nUID:b', 'UID:c')
    assert.deepEqual(nights(text), ['2026-12-04/2026-12-05 unclear', '2 broken'])
  })

  test('a byte order mark, bare line ends and nonsense lines do not matter', ({ assert }) => {
    const text = calendar('UID:a\nDTSTART:20261204\n???\nX-BAD;=;;:1')
    assert.deepEqual(nights(`\uFEFF${text.replaceAll('\r', '')}`), [
      '2026-12-04/2026-12-05 unclear',
    ])
  })

  test('several events under one UID, or none, are all there', ({ assert }) => {
    const text = calendar(
      'UID:a\nDTSTART:20261204',
      'UID:a\nDTSTART:20261210',
      'DTSTART:20261214',
      'DTSTART:20261216'
    )
    assert.lengthOf(nights(text), 4)
    const keys = parseCalendar(text, today).events.map(({ key }) => key)
    assert.lengthOf(new Set(keys), 4)
    assert.isTrue(keys.every((key) => /^[0-9a-f]{64}$/.test(key)))
  })

  test('an event without an end in the calendar spoils no other', ({ assert }) => {
    for (const [start, length] of [
      ['20261204', 'P999999999D'],
      ['20261204T100000Z', 'P999999999D'],
      ['20261204T100000Z', `P${'9'.repeat(20)}D`],
      ['99991231', 'P1D'],
    ]) {
      const text = calendar(
        `UID:a\nDTSTART:${start}\nDURATION:${length}`,
        'UID:b\nDTSTART:20261210'
      )
      assert.deepEqual(nights(text), ['2026-12-10/2026-12-11 unclear', '1 broken'])
    }
    const whole = calendar('UID:a\nDTSTART:20261204\nDTEND:99991231')
    assert.deepEqual(nights(whole), ['2026-12-04/9999-12-31 unclear'])
  })

  test('an event keeps its key when its days move', ({ assert }) => {
    const keyOf = (day: string) =>
      parseCalendar(calendar(`UID:a\nDTSTART:${day}`), today).events[0].key
    assert.equal(keyOf('20261204'), keyOf('20261208'))
  })

  test('a page, a cut-off calendar and nothing are no calendars', ({ assert }) => {
    for (const text of ['', '<html></html>', calendar('UID:a').slice(0, -20)]) {
      assert.throws(() => parseCalendar(text, today), 'notCalendar')
    }
    assert.deepEqual(nights('BEGIN:VCALENDAR\nEND:VCALENDAR'), [])
  })
})

test.group('A calendar that wants to harm', () => {
  const repeating = (rule: string) => calendar(`UID:a\nDTSTART;VALUE=DATE:20261204\nRRULE:${rule}`)

  test('repetitions by the hour take their first night and count as broken', ({ assert }) => {
    for (const rule of ['FREQ=SECONDLY', 'FREQ=DAILY;BYHOUR=1,2;BYSECOND=1,2,3']) {
      assert.deepEqual(nights(repeating(rule)), ['2026-12-04/2026-12-05 unclear', '1 broken'])
    }
  })

  test('a repetition without an end stops two years ahead', ({ assert }) => {
    assert.lengthOf(nights(repeating('FREQ=DAILY')), 727)
  })
})
