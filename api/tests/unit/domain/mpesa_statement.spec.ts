import fc from 'fast-check'
import { test } from '@japa/runner'
import { csvLine, readCsv } from '#domain/csv'
import { STATEMENT_LIMITS, StatementFault } from '#domain/mpesa_lines'
import { readStatement, stretchAround } from '#domain/mpesa_statement'
import { HEADS, statementOf } from '#tests/helpers/mpesa_statement'

const TODAY = '2026-11-23'
const period = { first: '2026-11-01', last: '2026-11-20' }

async function* inPieces(text: string, size = 7) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

const read = (text: string, shortcode: string | null = '174379') =>
  readStatement(readCsv(inPieces(text)), { shortcode, today: TODAY })

async function problemOf(text: string) {
  try {
    await read(text)
    return null
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error
    return { problem: error.problem, ...error.params }
  }
}

test.group('A statement of M-Pesa’s portal', () => {
  test('says what moved, and forgets who moved it', async ({ assert }) => {
    const day = '2026-11-05'
    const read1 = await read(
      statementOf(
        [
          { receipt: 'UKN1ABCDEF', day, paidIn: '12,500.00', account: 'Makao 17' },
          { receipt: 'UKN1ABCDEF', day, withdrawn: '-62.50', reason: 'Pay Bill Charge' },
          { receipt: 'UKN1ABCDEF', day, withdrawn: '-1.50', reason: 'Tariff of the pay bill' },
          { receipt: 'UKN2ABCDEF', day, paidIn: '3.00', reason: 'Pay Bill Charge reversed' },
          { receipt: 'UKN2ABCDEF', day, paidIn: '100', account: '0712345678' },
          {
            receipt: 'UKN3ABCDEF',
            day,
            withdrawn: '-12,500.00',
            reason: 'Pay Bill Reversal',
            linked: 'UKN1ABCDEF',
          },
          {
            receipt: 'UKN4ABCDEF',
            day,
            withdrawn: '-9000.5',
            reason: 'Business Payment to Customer via API',
          },
          {
            receipt: 'UKN7ABCDEF',
            day,
            paidIn: '70',
            account: 'BOOKING FEE',
            details: 'Acc. BOOKING FEE',
          },
          {
            receipt: 'UKN8ABCDEF',
            day,
            withdrawn: '-80',
            reason: 'Business Payment to Customer via API',
            details: 'to 2547 - JOHN FEE',
          },
          { receipt: 'UKN5ABCDEF', day, withdrawn: '-1.00', reason: 'Organization Settlement' },
          { receipt: 'UKN6ABCDEF', day, paidIn: '5.00', status: 'Declined' },
        ],
        { period }
      )
    )
    assert.deepEqual(
      read1.lines.map(({ amountMinor, booking, linked, movement, receipt }) => [
        receipt[3],
        movement,
        amountMinor,
        linked,
        booking,
      ]),
      [
        ['1', 'payment', 1_250_000, null, 17],
        ['1', 'charge', 6_400, null, null],
        ['2', 'payment', 10_000, null, null],
        ['3', 'refund', 1_250_000, 'UKN1ABCDEF', null],
        ['4', 'payout', 900_050, null, null],
        ['7', 'payment', 7_000, null, null],
        ['8', 'payout', 8_000, null, null],
        ['5', 'other', 100, null, null],
      ]
    )
    assert.deepEqual(read1.covered, period)
    assert.equal(read1.count, 11)
    assert.equal(read1.paidInMinor, 1_267_300)
    assert.equal(read1.withdrawnMinor, 1_250_000 + 6_400 + 900_050 + 8_000 + 100)
    assert.notMatch(JSON.stringify(read1), /ACHIENG|0712345678|2547/)
  })

  test('covers no day that it begins or ends in the middle of, and never today', async ({
    assert,
  }) => {
    const untilToday = { first: '2026-11-20', last: TODAY }
    const early = await read(statementOf([], { period: untilToday }))
    assert.deepEqual(early.covered, { first: '2026-11-20', last: '2026-11-22' })
    const noon = await read(statementOf([], { period, until: '12:00:00' }))
    assert.deepEqual(noon.covered, { first: '2026-11-01', last: '2026-11-19' })
    const one = { first: '2026-11-05', last: '2026-11-05' }
    const part = await read(statementOf([], { period: one, until: '12:00:00' }))
    assert.isNull(part.covered)
    const days = ['2026-11-05', '2026-11-09', '2026-11-06']
    const lines = days.map((day, at) => ({ receipt: `UKN${at}ABCDEF`, day, paidIn: '1' }))
    const headless = await read(statementOf(lines, { period: null }))
    assert.deepEqual(headless.period, { first: '2026-11-05', last: '2026-11-09' })
    assert.deepEqual(headless.covered, { first: '2026-11-06', last: '2026-11-08' })
  })

  test('is refused in words when it is something else', async ({ assert }) => {
    const receipt = 'UKN1ABCDEF'
    const day = '2026-11-05'
    const long = { first: '2026-05-01', last: '2026-11-20' }
    const cases: [string, object][] = [
      ['', { problem: 'unknown' }],
      ['name,amount\nAchieng,1', { problem: 'unknown' }],
      [
        statementOf([], { heads: HEADS.replace(',Paid In', '') }),
        { problem: 'column', column: 'Paid In' },
      ],
      [
        statementOf([], { shortcode: '600100', period }),
        { problem: 'organisation', number: '600100', ours: '174379' },
      ],
      [statementOf([], { period: null }), { problem: 'empty' }],
      [statementOf([], { period: long }), { problem: 'tooLong', max: STATEMENT_LIMITS.days }],
      [
        statementOf([{ receipt, day, paidIn: '1,2.00' }], { period }),
        { problem: 'line', line: 6, column: 'Paid In' },
      ],
      [
        statementOf([{ receipt, day: '2026-02-30', paidIn: '1' }], { period }),
        { problem: 'line', line: 6, column: 'Completion Time' },
      ],
      [
        statementOf([{ receipt, day: '2026-12-05', paidIn: '1' }], { period }),
        { problem: 'line', line: 6, column: 'Completion Time' },
      ],
      [
        statementOf([{ receipt: 'Total', day, paidIn: '1' }], { period }),
        { problem: 'line', line: 6, column: 'Receipt No.' },
      ],
    ]
    for (const [text, problem] of cases) assert.deepEqual(await problemOf(text), problem)
    const line = { receipt, day, paidIn: '1' }
    const many = statementOf(Array(STATEMENT_LIMITS.lines + 1).fill(line), { period })
    assert.include(await problemOf(many), { problem: 'tooManyLines' })
  }).timeout(20_000)

  test('whatever is uploaded, it is read or refused', async () => {
    const cell = fc.constantFrom('"', ',', '\n', 'Receipt No.', 'From 31-02-2026', '9', '', HEADS)
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 60 }), async (cells) => {
        await problemOf(cells.join(''))
      })
    )
  })

  test('what was written as CSV is read as it was, wherever it is cut', async ({ assert }) => {
    const cells = fc.array(fc.string({ maxLength: 8 }), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.array(cells), fc.integer({ min: 1, max: 9 }), async (lines, size) => {
        const plain = lines.map((line) => [
          'x',
          ...line.map((one) => one.replace(/[^a-z",\n ]/gi, '')),
        ])
        const text = plain.map(csvLine).join('')
        const found: string[][] = []
        for await (const line of readCsv(inPieces(text, size))) found.push(line)
        const written = plain.map((line) => line.map((one) => (/^\n/.test(one) ? `'${one}` : one)))
        assert.deepEqual(found, written)
      })
    )
  })

  test('days that follow on each other are one stretch', ({ assert }) => {
    const spans = [
      { first: '2026-11-01', last: '2026-11-03' },
      { first: '2026-11-04', last: '2026-11-04' },
      { first: '2026-11-06', last: '2026-11-09' },
    ]
    const stretch = stretchAround(spans[1], spans, 31)
    assert.deepEqual(stretch, { first: '2026-11-01', last: '2026-11-04' })
    assert.deepEqual(stretchAround(spans[1], spans, 1), { first: '2026-11-03', last: '2026-11-04' })
  })
})
