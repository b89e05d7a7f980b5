import { test } from '@japa/runner'
import fc from 'fast-check'
import { fromNight, parseStayDate } from '#domain/stay'

test.group('Stay | parseStayDate', () => {
  test('reads {0} as {1}')
    .with([
      ['2026-11-21', '2026-11-21'],
      ['2028-02-29', '2028-02-29'],
      ['2000-02-29', '2000-02-29'],
      ['2026-12-31', '2026-12-31'],
      ['9999-12-31', '9999-12-31'],
      ['0000-01-01', '0000-01-01'],
      ['2026-11-20T21:30:00Z', '2026-11-21'],
      ['2026-11-20T21:00:00.000Z', '2026-11-21'],
      ['2026-11-20T20:59:59.999Z', '2026-11-20'],
      ['2026-11-21T00:00:00+03:00', '2026-11-21'],
      ['2026-11-21T02:59:00+0300', '2026-11-21'],
      ['2026-11-20T23:30:00+01:00', '2026-11-21'],
      ['2026-11-21T01:00:00+05:30', '2026-11-20'],
      ['2026-11-20T16:00-05:00', '2026-11-21'],
      ['2026-12-31T21:00:00,5Z', '2027-01-01'],
      ['2028-02-28T22:00Z', '2028-02-29'],
      ['2026-11-21T23:59:59', '2026-11-21'],
      ['2026-11-21T00:00', '2026-11-21'],
    ])
    .run(({ assert }, [input, date]) => {
      assert.equal(parseStayDate(input), date)
    })

  test('reads an instant in Nairobi', ({ assert }) => {
    assert.equal(parseStayDate(new Date('2026-11-20T21:30:00Z')), '2026-11-21')
  })

  test('refuses the string "{0}"')
    .with([
      '',
      ' ',
      '2026-02-29',
      '2100-02-29',
      '2026-02-30',
      '2026-04-31',
      '2026-00-10',
      '2026-13-01',
      '2026-11-00',
      '2026-11-32',
      '2026-1-1',
      '21-11-2026',
      '2026/11/21',
      '20261121',
      '2026-11-21 ',
      '2026-11-21\n',
      '2026-11-21T',
      '2026-11-21T24:00:00Z',
      '2026-11-21T12:60:00Z',
      '2026-11-21T12:00:60Z',
      '2026-11-21T12:00:00+25:00',
      '2026-11-21T12:00:00+03',
      '2026-11-21 12:00:00',
      '2026-02-30T12:00:00Z',
      '2026-02-30T12:00:00',
      '+002026-11-21',
      '9999-12-31T23:00:00Z',
      'tomorrow',
      '２０２６-11-21',
    ])
    .run(({ assert }, input) => {
      assert.isNull(parseStayDate(input))
    })

  test('refuses what is no text at all', ({ assert }) => {
    const others = [null, undefined, 0, 20_778, true, [], ['2026-11-21'], {}, new Date(Number.NaN)]
    for (const input of others) assert.isNull(parseStayDate(input))
  })

  test('what it answers is a real date, and reading it again changes nothing', ({ assert }) => {
    const anything = fc.oneof(
      fc.anything(),
      fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d(T\d\d:\d\dZ)?$/)
    )
    fc.assert(
      fc.property(anything, (input) => {
        const date = parseStayDate(input)
        if (date !== null) assert.equal(parseStayDate(date), date)
      }),
      { numRuns: 2000 }
    )
  })

  test('every calendar date is read as itself', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }).map(fromNight), (date) => {
        assert.equal(parseStayDate(date), date)
        assert.equal(parseStayDate(`${date}T12:00:00+03:00`), date)
      })
    )
  })
})
