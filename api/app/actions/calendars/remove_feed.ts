import { recordAudit } from '#actions/audit/record_audit'
import { reconcileImports } from '#actions/calendars/reconcile_imports'
import { holdOwnProperty } from '#actions/properties/hold_property'
import CalendarFeed from '#models/calendar_feed'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** Ends following a calendar. The nights it took are free at once, but for those that another one wants. */
export async function removeFeed({ id, propertyId }: CalendarFeed, actor: User) {
  await writeTransaction(async (trx) => {
    const { title } = await holdOwnProperty(trx, actor, propertyId)
    const feed = await CalendarFeed.find(id, { client: trx })
    if (!feed) return
    await feed.delete()
    await trx.from('booking_nights').where({ property_id: propertyId, feed_id: id }).delete()
    await reconcileImports(trx, propertyId)
    await recordAudit(trx, {
      actor,
      action: 'property.feedRemoved',
      subject: { type: 'property', id: propertyId },
      message: { name: 'property.feedRemoved', title, calendar: feed.host },
      before: { calendar: feed.name, site: feed.host },
    })
  })
}
