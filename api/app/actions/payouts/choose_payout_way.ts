import { recordAudit } from '#actions/audit/record_audit'
import { confirmIdentity, type Proof } from '#actions/auth/confirm_identity'
import { tellOwner } from '#actions/auth/tell_owner'
import { holdUser } from '#actions/users/hold_user'
import { withChange, type BankAccount, type BankAccountChange } from '#domain/bank_accounts'
import type { PayoutWay } from '#domain/payouts'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import type { Device } from '#services/device_words'
import { openAccount, sealAccount } from '#services/sealed_details'

type Choice = { way?: PayoutWay; phone?: string; bank: BankAccountChange; proof: Proof }

type Chosen = { phone: string | null; account: BankAccount | null }

/**
 * Where a host is paid from the next approval on. The host is told by a letter.
 * @param choice what is left out stays as it is; an account stays when M-Pesa is chosen, for what M-Pesa does not send
 * @throws Refusal 422 without proof of who it is, for M-Pesa without a number, or for a bank without an account
 */
export async function choosePayoutWay(
  host: User,
  { proof, ...choice }: Choice,
  device: Device
): Promise<User> {
  await confirmIdentity(host, proof)
  const { isChanged, person } = await writeTransaction(async (trx) => {
    const held = await holdUser(trx, host.id)
    const before = { phone: held.payoutPhone, account: openAccount(held.payoutAccount) }
    const after = chosenOf(before, choice)
    const isOtherAccount = JSON.stringify(after.account) !== JSON.stringify(before.account)
    if (after.phone === before.phone && !isOtherAccount) return { person: held, isChanged: false }
    held.payoutPhone = after.phone
    if (isOtherAccount && after.account) held.payoutAccount = sealAccount(after.account)
    await held.save()
    await recordAudit(trx, {
      actor: held,
      action: 'user.payoutWayChanged',
      subject: { type: 'user', id: held.id },
      message: { name: 'user.payoutWayChanged' },
      before: factsOf(before),
      after: { ...factsOf(after), ...(isOtherAccount && { payoutAccount: 'changed' }) },
    })
    return { person: held, isChanged: true }
  })
  if (isChanged) await tellOwner('payoutWayChanged', person, device)
  return person
}

function chosenOf(before: Chosen, { bank, phone, way }: Omit<Choice, 'proof'>): Chosen {
  const isMpesa = way ? way === 'mpesa' : before.phone !== null || phone !== undefined
  if (isMpesa) {
    const chosen = phone ?? before.phone
    if (!chosen) throw invalid('phone', 'required', 'payouts.phoneNeeded')
    return { phone: chosen, account: before.account }
  }
  const account = withChange(before.account, bank)
  if ('missing' in account) {
    throw invalid(account.missing, 'required', `payouts.${account.missing}Needed`)
  }
  return { phone: null, account }
}

/** The account is nobody's business. */
const factsOf = ({ phone }: Chosen) => ({
  payoutWay: phone ? 'mpesa' : 'bank',
  payoutPhone: phone,
})
