import { test } from '@japa/runner'
import { REVIEW_WINDOW_DAYS, reviewProblem, STATUSES } from '#domain/booking_lifecycle'
import { addDays } from '#domain/stay'

const checkOut = '2026-03-10'
const stay = {
  status: 'checked-out',
  checkOut,
  departedOn: null,
  today: checkOut,
  hasReview: false,
} as const

test.group('Domain | why a stay cannot be reviewed', () => {
  test('only one that is over can', ({ assert }) => {
    for (const status of STATUSES) {
      const expected = status === 'checked-out' ? null : 'notCheckedOut'
      assert.equal(reviewProblem({ ...stay, status }), expected, status)
    }
  })

  test('from the day of check-out for 14 days', ({ assert }) => {
    const after = (days: number) => reviewProblem({ ...stay, today: addDays(checkOut, days) })
    assert.equal(after(-1), 'notCheckedOut')
    assert.isNull(after(0))
    assert.isNull(after(REVIEW_WINDOW_DAYS))
    assert.equal(after(REVIEW_WINDOW_DAYS + 1), 'tooLate')
  })

  test('once: a second try hears that first, however late', ({ assert }) => {
    const again = { ...stay, hasReview: true, today: addDays(checkOut, 100) }
    assert.equal(reviewProblem(again), 'alreadyReviewed')
  })
})
