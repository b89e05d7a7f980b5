import { BaseTransformer } from '@adonisjs/core/transformers'
import { roughly } from '#domain/kenya/coordinates'
import { todayInNairobi } from '#domain/stay'
import { rulesOf, type StayRules } from '#domain/stay_rules'
import type Property from '#models/property'
import type { PropertyDisclosure } from '#models/shapes'
import { isoTime } from '#services/iso_time'
import { arrivalsOf, policyText, sentencesOf, timesText } from '#services/stay_rules'
import ImageTransformer from '#transformers/image_transformer'
import PricesTransformer from '#transformers/prices_transformer'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import UserTransformer from '#transformers/user_transformer'

const NOTHING: PropertyDisclosure = {
  address: false,
  phone: null,
  email: null,
  mayManage: false,
  isAdmin: false,
}

/** Dates that are over are the host's alone. */
function withoutPast(rules: StayRules): StayRules {
  const today = todayInNairobi()
  const ahead = (dates: StayRules['minNightsIn']) =>
    dates.filter(({ lastNight }) => lastNight >= today)
  return { ...rules, minNightsIn: ahead(rules.minNightsIn), maxNightsIn: ahead(rules.maxNightsIn) }
}

export default class PropertyTransformer extends BaseTransformer<Property> {
  constructor(
    resource: Property,
    protected disclosure: PropertyDisclosure = NOTHING
  ) {
    super(resource)
  }

  toObject() {
    return new PropertyCardTransformer(this.resource).toObject()
  }

  /** Street and postal code only where disclosed. */
  forDetail() {
    const property = this.resource
    const { address, phone, email, mayManage } = this.disclosure
    return {
      ...this.toObject(),
      description: property.description,
      updatedAt: isoTime(property.updatedAt),
      houseRules: property.houseRules.map(({ text }) => text),
      address: {
        ...this.#publicAddress(),
        street: address ? property.street : null,
        postalCode: address ? property.postalCode : null,
      },
      coordinates: this.#coordinates(),
      prices: this.#prices(),
      stayRules: this.#stayRules(),
      cancellation: this.#cancellation(),
      times: { ...property.times, text: timesText(property.times) },
      host: new UserTransformer(property.host).forHostCard({ phone, email }),
      mayManage,
      ...(mayManage && { verification: this.#verification() }),
    }
  }

  /** Deleted ones keep title and town. */
  forBooking() {
    const property = this.resource
    return {
      _id: property.id,
      title: property.title,
      isDeleted: property.deletedAt !== null,
      isActive: property.isActive,
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      address: {
        ...this.#publicAddress(),
        street: this.disclosure.address ? property.street || null : null,
      },
    }
  }

  /** null: every night has the one price. */
  #prices() {
    const { priceRules } = this.resource
    if (!priceRules) return null
    const prices = new PricesTransformer(priceRules)
    return this.disclosure.mayManage ? prices.forHost() : prices.toObject()
  }

  /** null: any stay is taken. */
  #stayRules() {
    const { stayRules } = this.resource
    if (!stayRules) return null
    const rules = rulesOf(stayRules)
    const ahead = withoutPast(rules)
    return {
      ...(this.disclosure.mayManage ? rules : ahead),
      ...arrivalsOf(rules),
      sentences: sentencesOf(ahead),
    }
  }

  #cancellation() {
    const { cancellationPolicy: policy } = rulesOf(this.resource.stayRules)
    return { policy, text: policyText(policy) }
  }

  /** The last time somebody gave the mark or took it back; null for what was not written down. Why is said among admins. */
  #verification() {
    const { verificationAt, verificationReason: reason } = this.resource
    if (!verificationAt) return null
    return { at: isoTime(verificationAt), ...(this.disclosure.isAdmin && { reason }) }
  }

  /** The exact pin needs the right to see the street. */
  #coordinates() {
    const { latitude, longitude } = this.resource
    if (latitude === null || longitude === null) return null
    const isExact = this.disclosure.address
    const { lat, lon } = isExact
      ? { lat: latitude, lon: longitude }
      : roughly({ lat: latitude, lon: longitude })
    return { latitude: lat, longitude: lon, isExact }
  }

  #publicAddress() {
    const { area, city, county, country } = this.resource
    return { area, city, county, country }
  }
}
