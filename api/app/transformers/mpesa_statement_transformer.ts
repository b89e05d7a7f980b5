import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type MpesaStatement from '#models/mpesa_statement'
import { isoTime } from '#services/iso_time'

/** For admins; sums in shillings, days in Nairobi. */
export default class MpesaStatementTransformer extends BaseTransformer<MpesaStatement> {
  toObject() {
    const { coveredFirst, coveredLast, createdAt, differenceCount, firstDay } = this.resource
    const { id, lastDay, lineCount, newCount, paidInMinor, uploader, withdrawnMinor } =
      this.resource
    return {
      _id: id,
      period: { first: firstDay, last: lastDay },
      covered: coveredFirst && coveredLast ? { first: coveredFirst, last: coveredLast } : null,
      lines: lineCount,
      newLines: newCount,
      paidIn: toMajor(paidInMinor),
      withdrawn: toMajor(withdrawnMinor),
      differences: differenceCount,
      uploadedBy: {
        _id: uploader.id,
        firstName: uploader.firstName,
        lastName: uploader.lastName,
      },
      createdAt: isoTime(createdAt),
    }
  }
}
