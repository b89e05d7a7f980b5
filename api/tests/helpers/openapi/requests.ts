import { FACTORY_PASSWORD } from '#database/factories/user_factory'
import { day } from '#tests/helpers/days'
import { statementOf } from '#tests/helpers/mpesa_statement'
import { photoUrl } from '#services/photos/photo_urls'
import type { Call, Prepared } from '#tests/helpers/openapi/document'
import { STAY_REQUESTS } from '#tests/helpers/openapi/stay_requests'
import type { World } from '#tests/helpers/openapi/world'

const dates = { checkIn: day(60), checkOut: day(62) }

/** The thing that `{id}` names in each area, where a route does not name another one below. */
const SUBJECTS: Record<string, (world: World) => number> = {
  properties: ({ property }) => property.id,
  bookings: ({ stays }) => stays.pending.id,
  wishlist: ({ property }) => property.id,
  likes: ({ property }) => property.id,
  reviews: ({ review }) => review.id,
  users: ({ people }) => people.guest.id,
  contacts: ({ contact }) => contact.id,
  payouts: ({ payout }) => payout.id,
  discrepancies: ({ discrepancy }) => discrepancy.id,
  paymentEvents: ({ paymentEvent }) => paymentEvent.id,
}

/**
 * Requests that succeed for whoever may make them. What is not here sends the document's own example, about the
 * things of the world.
 */
const REQUESTS: Record<string, (world: World) => Prepared> = {
  ...STAY_REQUESTS,
  'auth.login': ({ people }) => ({
    body: { email: people.bystander.email, password: FACTORY_PASSWORD },
  }),
  'auth.checkResetLink': () => ({ params: { token: 'a'.repeat(64) } }),
  'auth.resetPassword': () => ({ params: { token: 'a'.repeat(64) } }),
  'auth.updatePassword': () => ({
    body: { currentPassword: FACTORY_PASSWORD, newPassword: 'Karibu-8-tena' },
  }),
  'auth.updateDetails': () => ({
    body: { phone: '+254733000111', bio: 'I travel slowly.', password: FACTORY_PASSWORD },
  }),
  'auth.uploadAvatar': () => ({ files: { avatar: 1 } }),
  'settings.endTwoFactor': () => ({ body: { password: FACTORY_PASSWORD } }),
  'settings.startTwoFactor': () => ({ body: { password: FACTORY_PASSWORD } }),
  'users.resetTwoFactor': () => ({ body: { password: FACTORY_PASSWORD } }),
  'sessions.destroyOthers': () => ({ body: { password: FACTORY_PASSWORD } }),
  'sessions.destroy': ({ tokens }) => ({ params: { id: idOfToken(tokens.guest) } }),
  'properties.quote': () => ({ query: dates }),
  'properties.availability': () => ({ query: dates }),
  'properties.radius': () => ({ params: { place: 'Nairobi', km: 10 } }),
  'properties.store': ({ people }) => ({
    files: { images: 1 },
    body: { isActive: true, host: people.host.id },
  }),
  'properties.destroy': ({ idleProperty }) => ({ params: { id: idleProperty.id } }),
  'properties.handOver': ({ people }) => ({ body: { host: people.host.id } }),
  'properties.addPhotos': () => ({ files: { images: 1 } }),
  'properties.orderPhotos': ({ photos }) => ({
    body: { order: photos.map(({ id }) => id).reverse() },
  }),
  'properties.updatePhoto': ({ photos }) => ({
    params: { photoId: photos[1].id },
    body: { caption: 'The garden at noon' },
  }),
  'properties.destroyPhoto': ({ photos }) => ({ params: { photoId: photos[1].id } }),
  'properties.choosePrimaryPhoto': ({ photos }) => ({ params: { photoId: photos[1].id } }),
  'properties.addBooking': () => ({
    body: {
      checkIn: day(100),
      checkOut: day(102),
      guests: { adults: 2 },
      guest: { firstName: 'Wanjiku' },
    },
  }),
  'properties.block': () => ({ body: { from: day(90), to: day(93) } }),
  'properties.unblock': () => ({ query: { from: day(90), to: day(93) } }),
  'properties.addCalendarFeed': () => ({
    body: { name: 'Booking.com', url: 'https://ical.booking.com/v1/export?t=abc' },
  }),
  'properties.removeCalendarFeed': ({ feed }) => ({ params: { feedId: feed.id } }),
  'properties.refreshCalendarFeed': ({ feed }) => ({ params: { feedId: feed.id }, body: {} }),
  'properties.inviteHelper': () => ({
    body: { email: 'caretaker@example.com', calendar: false, arrivals: true },
  }),
  'properties.changeHelper': ({ ownHelper }) => ({ params: { helperId: ownHelper.id } }),
  'properties.endHelper': ({ ownHelper }) => ({ params: { helperId: ownHelper.id } }),
  'calendars.show': ({ calendarLink }) => ({ params: { secret: calendarLink.secret } }),
  'payments.hearPrompt': () => ({ params: { name: 'a'.repeat(64) }, body: {} }),
  'payments.hearRefund': () => ({ params: { name: 'a'.repeat(64) }, body: {} }),
  'payments.hearLateRefund': () => ({ params: { name: 'a'.repeat(64) }, body: {} }),
  'payments.hearPayout': () => ({ params: { name: 'a'.repeat(64) }, body: {} }),
  'payments.hearPayoutStatus': () => ({ params: { name: 'a'.repeat(64) }, body: {} }),
  'payments.hearLatePayout': () => ({ params: { name: 'a'.repeat(64) }, body: {} }),
  'payments.hearCardEvent': () => ({ body: {} }),
  'wishlist.store': ({ property }) => ({ body: { propertyId: property.id } }),
  'wishlist.among': ({ property }) => ({ query: { properties: String(property.id) } }),
  'likes.ofPerson': ({ people }) => ({ params: { id: people.guest.id } }),
  'likes.destroy': ({ like }) => ({ params: { id: like.id } }),
  'reviews.store': ({ property, stays }) => ({
    body: { property: property.id, booking: stays.unreviewed.id },
  }),
  'reviews.update': ({ reviewPhoto }) => ({
    body: { images: [{ _id: reviewPhoto.id, caption: 'Tea on the balcony' }] },
  }),
  'reviews.marks': ({ review }) => ({ query: { reviews: String(review.id) } }),
  'reviews.removePhoto': ({ reviewPhoto }) => ({ params: { photoId: reviewPhoto.id } }),
  'users.search': () => ({ query: { q: 'achieng' } }),
  'users.destroy': ({ people }) => ({ params: { id: people.bystander.id } }),
  'users.toggleStatus': ({ people }) => ({ params: { id: people.bystander.id } }),
  'users.uploadAvatar': () => ({ files: { avatar: 1 } }),
  'contacts.bulk': ({ contact }) => ({ body: { ids: [contact.id], fields: { isRead: true } } }),
  'payouts.approveMany': ({ payout }) => ({ body: { ids: [payout.id] } }),
  'payouts.takeFile': () => ({ body: {} }),
  'payouts.file': ({ payoutFile }) => ({ params: { id: payoutFile.id } }),
  'payouts.taxes': () => ({ params: { month: '2026-11', form: 'levy' } }),
  'earnings.chooseWay': () => ({
    body: { way: 'mpesa', phone: '+254733000111', password: FACTORY_PASSWORD },
  }),
  'earnings.setTax': () => ({ body: { kraPin: 'A012345678Z', levyNumber: 'TF/2026/0415' } }),
  'discrepancies.addStatement': () => ({ files: { statement: 1 }, text: statementOf([]) }),
  'books.show': () => ({ params: { month: '2026-11' } }),
  'books.export': () => ({ params: { month: '2026-11' } }),
  'earnings.show': () => ({ params: { month: '2026-11' } }),
  'earnings.export': () => ({ params: { month: '2026-11' } }),
  'newsletter.confirmPage': () => ({ params: { token: 'a'.repeat(64) } }),
  'newsletter.confirm': () => ({ params: { token: 'a'.repeat(64) }, body: {} }),
  'newsletter.unsubscribePage': () => ({ params: { token: 'a'.repeat(64) } }),
  'newsletter.unsubscribe': () => ({ params: { token: 'a'.repeat(64) }, body: {} }),
  'system.retryJobs': () => ({ body: {} }),
  'system.forgetJobs': () => ({ body: {} }),
  'system.retryJob': ({ failedJob }) => ({ params: { job: failedJob } }),
  'system.forgetJob': ({ failedJob }) => ({ params: { job: failedJob } }),
  'docs.file': () => ({ params: { file: 'reference.css' } }),
  'uploads.show': ({ stored }) => ({
    params: { path: photoUrl(stored.key).replace('/uploads/', '') },
  }),
}

/** Calls for which the document's example does not say enough: their body is merged into it. */
const MERGED = ['properties.store', 'reviews.store', 'reviews.update']

/**
 * A request for a call, about the things of the world.
 * @throws Error when nobody has said what a parameter of the path is
 */
export function requestFor({ path, operation }: Call, world: World) {
  const name = operation.operationId
  const prepared = REQUESTS[name]?.(world) ?? {}
  const subject = SUBJECTS[name.split('.')[0]]
  const params: Record<string, string | number> = {
    ...(subject && { id: subject(world) }),
    ...prepared.params,
  }
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (params[key] === undefined)
      throw new Error(`tests/helpers/openapi/requests.ts does not say what {${key}} of ${name} is`)
    return String(params[key])
  })
  return { url, ...prepared, body: bodyFor(name, operation, prepared) }
}

function bodyFor(name: string, { requestBody }: Call['operation'], { body }: Prepared) {
  const [content] = Object.values(requestBody?.content ?? {})
  const example = content?.example as object | undefined
  if (body && !MERGED.includes(name)) return body
  return example && { ...(example as Record<string, unknown>), ...body }
}

/** The number of a session is in its token, before the dot. */
function idOfToken(token: string) {
  return Buffer.from(token.split('.')[0].replace(/^oat_/, ''), 'base64url').toString()
}
