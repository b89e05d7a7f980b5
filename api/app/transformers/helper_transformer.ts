import { BaseTransformer } from '@adonisjs/core/transformers'
import type PropertyHelper from '#models/property_helper'
import { isoTime } from '#services/iso_time'

export default class HelperTransformer extends BaseTransformer<PropertyHelper> {
  /** For the host: a name once they have accepted, so that an invitation tells nothing of who has an account. */
  toObject() {
    const { email, state } = this.resource
    return { ...this.#shared(), email, person: this.#person(), state }
  }

  /** For who helps, or is asked to. */
  forHelper() {
    const { property } = this.resource
    return {
      ...this.#shared(),
      property: { _id: property.id, title: property.title, city: property.city },
      host: { firstName: property.host.firstName },
    }
  }

  #shared() {
    const { abilities, id, expiresAt, acceptedAt } = this.resource
    const { calendar, arrivals, manage, prices } = abilities
    return {
      _id: id,
      calendar,
      arrivals,
      manage,
      prices,
      expiresAt: isoTime(expiresAt),
      acceptedAt: isoTime(acceptedAt),
    }
  }

  #person(): { firstName: string; lastName: string } | null {
    const { user, userId } = this.resource
    return userId === null ? null : { firstName: user.firstName, lastName: user.lastName }
  }
}
