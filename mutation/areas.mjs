/*
 * What is mutated, and the tests that are to notice. Folders are of api/.
 */
const ACTIONS = ['bookings', 'idempotency', 'payments']

export const areas = {
  domain: {
    suite: 'unit',
    mutate: ['app/domain'],
    tests: [
      'tests/unit/domain',
      'tests/unit/database/replica.spec.ts',
      'tests/unit/system/error_lines.spec.ts',
    ],
  },
  actions: {
    suite: 'functional',
    mutate: ACTIONS.map((area) => `app/actions/${area}`),
    tests: [
      ...ACTIONS.filter((area) => area !== 'idempotency').map((area) => `tests/functional/${area}`),
      'tests/functional/queue/duplicates.spec.ts',
      'tests/functional/audit/booking_trail.spec.ts',
      'tests/functional/mails/booking_notices.spec.ts',
      'tests/functional/listings/once.spec.ts',
      'tests/functional/users/delete_user.spec.ts',
    ],
  },
  payouts: {
    suite: 'functional',
    mutate: ['app/actions/payouts'],
    tests: [
      'tests/functional/payouts',
      'tests/functional/queue/payments_apart.spec.ts',
      ...['lost_disputes', 'lost_payouts', 'two_disputes'].map(
        (name) => `tests/functional/payments/${name}.spec.ts`
      ),
    ],
  },
  ledger: {
    suite: 'functional',
    mutate: ['app/actions/ledger'],
    tests: [
      'tests/functional/ledger',
      'tests/functional/payouts',
      'tests/functional/discrepancies',
      'tests/functional/payments',
      'tests/functional/listings/hand_over.spec.ts',
    ],
  },
}
