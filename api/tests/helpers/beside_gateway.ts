import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import { darajaDouble, type DarajaDouble } from '#tests/helpers/daraja_double'
import { catchLetters } from '#tests/helpers/letters'
import { offerGateways } from '#tests/helpers/payments'
import { paystackDouble, type PaystackDouble } from '#tests/helpers/paystack_double'

/** Each test of a group in a transaction, beside a double of Paystack that is offered, with its letters caught. @returns how to reach the double */
export function besidePaystack(group: Group) {
  return beside<PaystackDouble>(group, paystackDouble, ({ settings }) =>
    offerGateways({ paystack: settings })
  )
}

/** The same beside a double of Daraja. */
export function besideDaraja(group: Group) {
  return beside<DarajaDouble>(group, darajaDouble, ({ settings }) =>
    offerGateways({ mpesa: settings })
  )
}

function beside<Double extends { close: () => Promise<unknown> }>(
  group: Group,
  open: () => Promise<Double>,
  offer: (double: Double) => () => void
) {
  let double: Double
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    double = await open()
    const restore = offer(double)
    return async () => {
      restore()
      await double.close()
    }
  })
  catchLetters(group)
  return () => double
}
