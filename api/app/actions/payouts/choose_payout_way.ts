import { recordAudit } from '#actions/audit/record_audit'
import { confirmIdentity, type Proof } from '#actions/auth/confirm_identity'
import { tellOwner } from '#actions/auth/tell_owner'
import { holdUser } from '#actions/users/hold_user'
import type { PayoutWay } from '#domain/payouts'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import type { Device } from '#services/device_words'

type Choice = { way?: PayoutWay; phone?: string; proof: Proof }

/**
 * Where a host is paid from the next approval on. The host is told by a letter.
 * @param choice what is left out stays as it is
 * @throws Refusal 422 without proof of who it is, or for M-Pesa without a number
 */
export async function choosePayoutWay(
  host: User,
  { phone, proof, way }: Choice,
  device: Device
): Promise<User> {
  await confirmIdentity(host, proof)
  const { isChanged, person } = await writeTransaction(async (trx) => {
    const held = await holdUser(trx, host.id)
    const before = held.payoutPhone
    const isMpesa = way ? way === 'mpesa' : before !== null || phone !== undefined
    const chosen = isMpesa ? (phone ?? before) : null
    if (isMpesa && !chosen) throw invalid('phone', 'required', 'payouts.phoneNeeded')
    if (chosen === before) return { person: held, isChanged: false }
    await held.merge({ payoutPhone: chosen }).save()
    await recordAudit(trx, {
      actor: held,
      action: 'user.payoutWayChanged',
      subject: { type: 'user', id: held.id },
      message: { name: 'user.payoutWayChanged' },
      before: { payoutWay: before ? 'mpesa' : 'bank', payoutPhone: before },
      after: { payoutWay: chosen ? 'mpesa' : 'bank', payoutPhone: chosen },
    })
    return { person: held, isChanged: true }
  })
  if (isChanged) await tellOwner('payoutWayChanged', person, device)
  return person
}
