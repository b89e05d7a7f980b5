import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type DepositClaim from '#models/deposit_claim'
import { isoTime } from '#services/iso_time'

/** For guest, host and admins; amounts in the currency of the stay. */
export default class DepositClaimTransformer extends BaseTransformer<DepositClaim> {
  toObject() {
    const { amountMinor, answer, answerBy, createdAt, decision, endedAt } = this.resource
    const { grantedMinor, id, reason, status } = this.resource
    return {
      _id: id,
      status,
      amount: toMajor(amountMinor),
      reason,
      answer,
      answerBy: isoTime(answerBy),
      granted: grantedMinor === null ? null : toMajor(grantedMinor),
      decision,
      createdAt: isoTime(createdAt),
      endedAt: isoTime(endedAt),
    }
  }
}
