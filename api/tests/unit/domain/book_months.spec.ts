import fc from 'fast-check'
import { test } from '@japa/runner'
import { bookedOn, booksOf, firstOpenMonth, monthAfter, type AccountSum } from '#domain/book_months'
import { ACCOUNTS } from '#domain/ledger'

test.group('The books of a month', () => {
  test('are closed ten days after its end', ({ assert }) => {
    assert.equal(firstOpenMonth('2026-11-10'), '2026-10')
    assert.equal(firstOpenMonth('2026-11-11'), '2026-11')
    assert.equal(bookedOn('2026-10-31', '2026-11-10'), '2026-10-31')
    assert.equal(bookedOn('2026-10-31', '2026-11-11'), '2026-11-11')
    assert.equal(monthAfter('2026-12'), '2027-01')
    assert.equal(monthAfter('2026-09'), '2026-10')
  })

  test('say what we have, owe, earn and what that costs as people count it', ({ assert }) => {
    const before: AccountSum[] = [
      { account: 'gateway', currency: 'KES', debit: 110, credit: 0 },
      { account: 'hostPayable', currency: 'KES', debit: 0, credit: 100 },
      { account: 'platformFee', currency: 'KES', debit: 0, credit: 10 },
    ]
    const within: AccountSum[] = [
      { account: 'gateway', currency: 'KES', debit: 0, credit: 42 },
      { account: 'hostPayable', currency: 'KES', debit: 40, credit: 0 },
      { account: 'gatewayFee', currency: 'KES', debit: 2, credit: 0 },
    ]
    assert.deepEqual(booksOf(before, within), [
      {
        currency: 'KES',
        isBalanced: true,
        accounts: [
          { account: 'gateway', side: 'have', opening: 110, more: 0, less: 42, closing: 68 },
          { account: 'hostPayable', side: 'owe', opening: 100, more: 0, less: 40, closing: 60 },
          { account: 'platformFee', side: 'earn', opening: 10, more: 0, less: 0, closing: 10 },
          { account: 'gatewayFee', side: 'cost', opening: 0, more: 2, less: 0, closing: 2 },
        ],
      },
    ])
    const [unbalanced] = booksOf(before, within.slice(0, 2))
    assert.isFalse(unbalanced.isBalanced)
  })

  test('balance for any postings that do, and never otherwise', ({ assert }) => {
    const anyMove = fc.record({
      from: fc.constantFrom(...ACCOUNTS),
      to: fc.constantFrom(...ACCOUNTS),
      amount: fc.integer({ min: 1, max: 10 ** 9 }),
      isBefore: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 1 }), fc.integer({ min: 1 }), (moves, more) => {
        const sums = (isBefore: boolean) =>
          moves
            .filter((move) => move.isBefore === isBefore)
            .flatMap(({ amount, from, to }): AccountSum[] => [
              { account: to, currency: 'KES', debit: amount, credit: 0 },
              { account: from, currency: 'KES', debit: 0, credit: amount },
            ])
        const [books] = booksOf(sums(true), sums(false))
        assert.isTrue(books.isBalanced)
        const odd: AccountSum = { account: moves[0].to, currency: 'KES', debit: more, credit: 0 }
        assert.isFalse(booksOf(sums(true), [...sums(false), odd])[0].isBalanced)
        for (const { closing, less, more: added, opening } of books.accounts) {
          assert.equal(closing, opening + added - less)
        }
      })
    )
  })
})
