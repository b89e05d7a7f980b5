import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#models/user'
import { avatarUrl } from '#services/photos/photo_urls'

export type PublicPerson = Pick<User, 'id' | 'firstName' | 'lastName' | 'avatar'>

/** What anybody may know of anybody: a name and a face. */
export function publicPerson({ id, firstName, lastName, avatar }: PublicPerson) {
  return { _id: id, firstName, lastName, avatar: avatarUrl(avatar) }
}

/** A person, as much as each audience may know (contract, What the public never sees). */
export default class UserTransformer extends BaseTransformer<User> {
  /** Anybody: a name and a face. */
  toObject() {
    return publicPerson(this.resource)
  }

  /** The card of a host on a property page. Phone and e-mail are given only to those who may have them. */
  forHostCard({ phone, email }: { phone: string | null; email: string | null }) {
    return { ...this.toObject(), phone, email, createdAt: this.resource.createdAt.toUTC().toISO()! }
  }

  /** The other side of a booking: guest and host see each other's e-mail (§3). */
  forBooking() {
    return { ...this.toObject(), email: this.resource.email }
  }

  /** The person themselves, and admins. */
  forSelf() {
    const user = this.resource
    return {
      ...this.forBooking(),
      role: user.role,
      phone: user.phone,
      dateOfBirth: user.dateOfBirth,
      bio: user.bio,
      address: {
        street: user.street,
        city: user.city,
        state: user.state,
        country: user.country,
        zipCode: user.zipCode,
      },
      isActive: user.isActive,
      emailVerified: user.emailVerified,
      phoneVerified: user.phoneVerified,
      lastLogin: user.lastLoginAt?.toUTC().toISO() ?? null,
      createdAt: user.createdAt.toUTC().toISO()!,
    }
  }
}
