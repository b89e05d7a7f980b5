import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#exceptions/refusal'
import type Payout from '#models/payout'
import User from '#models/user'
import { openAccount } from '#services/sealed_details'

/** What failed goes where its host says by the next approval. */
export const NO_WAY = { payout_phone: null, payout_account: null }

/**
 * Stores where its host is paid with a payout that is approved, which what the host says later does not redirect (ADR 0130).
 * @throws Refusal 409 when the host has said neither a number nor an account that can be read
 */
export async function storeWay(
  trx: TransactionClientContract,
  { hostId, id }: Pick<Payout, 'hostId' | 'id'>
) {
  const host = await User.findOrFail(hostId, { client: trx })
  const { payoutAccount, payoutPhone, phone } = host
  /* A file without an account pays nobody; one that was sealed with another key cannot be read. */
  const account = openAccount(payoutAccount) && payoutAccount
  if (payoutPhone === null && !account) throw conflict('payouts.nowhere', 'E_NOWHERE_TO_PAY')
  await trx
    .from('payouts')
    .where({ id })
    .update({ payout_phone: payoutPhone ?? phone, payout_account: account })
}
