import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PublicPerson } from '#models/shapes'
import type User from '#models/user'
import { isoTime } from '#services/iso_time'
import { avatarUrl } from '#services/photos/photo_urls'

export function publicPerson({ id, firstName, lastName, avatar }: PublicPerson) {
  return { _id: id, firstName, lastName, avatar: avatarUrl(avatar) }
}

/** One shape per audience (contract, What the public never sees). */
export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    return publicPerson(this.resource)
  }

  /** Phone and e-mail only where disclosed. */
  forHostCard({ phone, email }: { phone: string | null; email: string | null }) {
    return { ...this.forReview(), phone, email, createdAt: isoTime(this.resource.createdAt) }
  }

  /** Loaded by `withProfile`. */
  forReview() {
    return { ...this.toObject(), hasProfile: this.resource.hasProfile }
  }

  /** Guest and host see each other's e-mail (§3), the host's once the stay is agreed, and then the phones. */
  forBooking({ email, phone }: { email: string | null; phone: string | null }) {
    return { ...this.toObject(), email, phone }
  }

  /** For the person and admins. */
  forSelf() {
    const user = this.resource
    return {
      ...this.toObject(),
      email: user.email,
      phone: user.phone,
      role: user.role,
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
      lastLogin: isoTime(user.lastLoginAt),
      createdAt: isoTime(user.createdAt),
      updatedAt: isoTime(user.updatedAt),
    }
  }

  /** As `forSelf`, of one person alone: with how they sign in. Nobody has chosen settings at first. */
  forAccount() {
    const { settings } = this.resource
    return { ...this.forSelf(), twoFactorEnabled: settings?.twoFactorEnabled ?? false }
  }
}
