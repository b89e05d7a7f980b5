import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import { offerDaraja, type DarajaDouble } from '#tests/helpers/daraja_double'
import { catchLetters } from '#tests/helpers/letters'
import { offerPaystack, type PaystackDouble } from '#tests/helpers/paystack_double'

/** Each test of a group in a transaction, beside a double of Paystack that is offered, with its letters caught. @returns how to reach the double */
export function besidePaystack(group: Group) {
  return beside<PaystackDouble>(group, offerPaystack)
}

/** The same beside a double of Daraja. */
export function besideDaraja(group: Group) {
  return beside<DarajaDouble>(group, offerDaraja)
}

function beside<Double>(
  group: Group,
  offer: (use: (double: Double) => void) => Promise<() => Promise<void>>
) {
  let double: Double
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offer((one) => (double = one)))
  catchLetters(group)
  return () => double
}
