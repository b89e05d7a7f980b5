import { notFound } from '#exceptions/refusal'
import Booking from '#models/booking'
import Property from '#models/property'
import type { PropertyDisclosure } from '#models/shapes'
import type User from '#models/user'
import UserSettings from '#models/user_settings'

/** Loads a property's page; authorise with the policy. @throws Refusal 404 when there is none */
export async function findProperty(id: number): Promise<Property> {
  const property = await Property.query()
    .withScopes((scopes) => scopes.existing())
    .where('id', id)
    .preload('host', (host) => host.withScopes((scopes) => scopes.withProfile()))
    .preload('customAmenities', (amenities) => amenities.orderBy('id'))
    .preload('houseRules', (rules) => rules.orderBy('position').orderBy('id'))
    .preload('images', (images) =>
      images.orderBy('is_primary', 'desc').orderBy('position').orderBy('id')
    )
    .first()
  if (!property) throw notFound()
  return property
}

/**
 * Private data a viewer may see (contract, What the public never sees). Street: guest of a
 * booking that exchanges contact, owner, admin. Phone and e-mail: those, and the phone of a host who shows it whoever is signed in.
 */
export async function discloseProperty(
  property: Property,
  viewer: User | null
): Promise<PropertyDisclosure> {
  const { phone, email } = property.host
  if (!viewer) return { address: false, phone: null, email: null, mayManage: false, isAdmin: false }
  const { isAdmin } = viewer
  if (property.isRunBy(viewer)) return { address: true, phone, email, mayManage: true, isAdmin }

  const stays = await staysWithContact(viewer, property.hostId)
  const isLinked = stays.length > 0
  const { showPhone } = await UserSettings.of(property.hostId)
  return {
    address: stays.some(({ propertyId }) => propertyId === property.id),
    phone: isLinked || showPhone ? phone : null,
    email: isLinked ? email : null,
    mayManage: false,
    isAdmin,
  }
}

function staysWithContact(guest: User, hostId: number) {
  return Booking.query()
    .distinct('property_id')
    .where({ guest_id: guest.id, host_id: hostId })
    .withScopes((scopes) => scopes.withContact())
}
