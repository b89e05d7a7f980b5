import { recordAudit } from '#actions/audit/record_audit'
import { holdUser } from '#actions/users/hold_user'
import { NO_TAX_NUMBERS, type TaxNumbers } from '#domain/kenya/tax_numbers'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import { openTaxNumbers, sealTaxNumbers } from '#services/sealed_details'

/**
 * By what the authorities know a host, for returns that are made from now on (ADR 0136).
 * @param change what is left out stays as it is
 */
export function setTaxNumbers(host: User, change: Partial<TaxNumbers>): Promise<User> {
  return writeTransaction(async (trx) => {
    const held = await holdUser(trx, host.id)
    const before = openTaxNumbers(held.taxNumbers) ?? NO_TAX_NUMBERS
    const { kraPin, levyNumber } = { ...before, ...change }
    if (kraPin === before.kraPin && levyNumber === before.levyNumber) return held
    await held.merge({ taxNumbers: sealTaxNumbers({ kraPin, levyNumber }) }).save()
    await recordAudit(trx, {
      actor: held,
      action: 'user.taxNumbersChanged',
      subject: { type: 'user', id: held.id },
      message: { name: 'user.taxNumbersChanged' },
    })
    return held
  })
}
