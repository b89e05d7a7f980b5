import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import { stepsOf } from '#domain/payouts'
import type Payout from '#models/payout'
import type User from '#models/user'
import { isoTime } from '#services/iso_time'
import PayoutStayTransformer from '#transformers/payout_stay_transformer'
import PayoutTransferTransformer from '#transformers/payout_transfer_transformer'

type Stays = ConstructorParameters<typeof PayoutStayTransformer>[0][]

/** It waits to be sent, or to be taken to the bank. */
function isToBeSent({ fileId, status, transferId }: Payout) {
  const isTaken = fileId !== null || transferId !== null
  return status === 'due' || status === 'failed' || (status === 'approved' && !isTaken)
}

/** For its host and admins; `actions` is what the viewer may do now. */
export default class PayoutTransformer extends BaseTransformer<Payout> {
  constructor(
    resource: Payout,
    protected viewer: User,
    protected stays: Stays = []
  ) {
    super(resource)
  }

  toObject() {
    const { amountMinor, approvedAt, createdAt, currency, host, id, paidAt, status } = this.resource
    const { doubts, exportedAt, failedAt, failureReason, fileId, reference } = this.resource
    const { transfer, updatedAt, writtenOffAt } = this.resource
    return {
      _id: id,
      host: { _id: host.id, firstName: host.firstName, lastName: host.lastName },
      currency,
      amount: toMajor(amountMinor),
      status,
      reference,
      failureReason,
      isDisputed: doubts.isDisputed,
      isNowhere: doubts.isNowhere && isToBeSent(this.resource),
      file: this.viewer.isAdmin ? fileId : null,
      createdAt: isoTime(createdAt),
      updatedAt: isoTime(updatedAt),
      approvedAt: isoTime(approvedAt),
      paidAt: isoTime(paidAt),
      failedAt: isoTime(failedAt),
      writtenOffAt: isoTime(writtenOffAt),
      exportedAt: isoTime(exportedAt),
      transfer: transfer ? new PayoutTransferTransformer(transfer, this.viewer).toObject() : null,
      actions: this.#actions(),
    }
  }

  /** With the stays it pays for. */
  forDetail() {
    return {
      ...this.toObject(),
      stays: this.stays.map((stay) => new PayoutStayTransformer(stay).toObject()),
    }
  }

  #actions() {
    const { doubts, status } = this.resource
    return this.viewer.isAdmin ? stepsOf(status, doubts) : []
  }
}
