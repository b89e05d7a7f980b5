import { test } from '@japa/runner'
import { NO_SHOW_DAYS, STATUSES } from '#domain/booking_lifecycle'
import { REVIEW_WINDOW_DAYS, reviewProblem } from '#domain/reviewed_stays'
import { addDays } from '#domain/stay'

const checkOut = '2026-03-10'
const stay = {
  status: 'checked-out',
  checkOut,
  departedOn: null,
  checkedOutOn: null,
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

  test('from the day on which the host has checked out, when that was late', ({ assert }) => {
    const late = { ...stay, checkedOutOn: addDays(checkOut, 20) }
    assert.isNull(reviewProblem({ ...late, today: addDays(checkOut, 20 + REVIEW_WINDOW_DAYS) }))
    const over = { ...late, today: addDays(checkOut, 21 + REVIEW_WINDOW_DAYS) }
    assert.equal(reviewProblem(over), 'tooLate')
    const early = {
      ...stay,
      departedOn: addDays(checkOut, -3),
      checkedOutOn: addDays(checkOut, -3),
    }
    assert.isNull(reviewProblem({ ...early, today: addDays(checkOut, -3) }))
  })

  test('one that nobody has checked out, or in, when it is over', ({ assert }) => {
    const on = (status: 'checked-in' | 'confirmed', days: number) =>
      reviewProblem({ ...stay, status, today: addDays(checkOut, days) })
    assert.equal(on('checked-in', 0), 'notCheckedOut')
    assert.isNull(on('checked-in', 1))
    assert.isNull(on('checked-in', REVIEW_WINDOW_DAYS))
    assert.equal(on('checked-in', REVIEW_WINDOW_DAYS + 1), 'tooLate')
    assert.equal(on('confirmed', NO_SHOW_DAYS), 'notCheckedOut')
    assert.isNull(on('confirmed', NO_SHOW_DAYS + 1))
  })

  test('once: a second try hears that first, however late', ({ assert }) => {
    const again = { ...stay, hasReview: true, today: addDays(checkOut, 100) }
    assert.equal(reviewProblem(again), 'alreadyReviewed')
  })
})
