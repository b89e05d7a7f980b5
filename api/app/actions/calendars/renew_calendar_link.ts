import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#actions/audit/record_audit'
import { holdOwnProperty } from '#actions/properties/hold_property'
import CalendarLink from '#models/calendar_link'
import type User from '#models/user'
import { newSecretToken } from '#services/crypto/secret_token'
import { writeTransaction } from '#services/database/write_transaction'

/** Gives a property's calendar a new secret address; the one before opens nothing from now on. */
export async function renewCalendarLink(propertyId: number, actor: User) {
  return writeTransaction(async (trx) => {
    const { title } = await holdOwnProperty(trx, actor, propertyId)
    const ended = await endLink(trx, propertyId)
    await recordAudit(trx, {
      actor,
      action: 'property.calendarShared',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.calendarShared', title },
      before: ended ? { address: 'former' } : null,
      after: { address: 'new' },
    })
    return CalendarLink.create({ propertyId, secret: newSecretToken() }, { client: trx })
  })
}

/** Nobody reads the calendar any more. */
export async function endCalendarLink(propertyId: number, actor: User) {
  await writeTransaction(async (trx) => {
    const { title } = await holdOwnProperty(trx, actor, propertyId)
    if (!(await endLink(trx, propertyId))) return
    await recordAudit(trx, {
      actor,
      action: 'property.calendarUnshared',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.calendarUnshared', title },
      before: { address: 'former' },
    })
  })
}

/** @returns whether there was one */
export async function endLink(trx: TransactionClientContract, propertyId: number) {
  const ended = await CalendarLink.query({ client: trx }).where({ propertyId }).delete()
  return Number(ended) > 0
}
