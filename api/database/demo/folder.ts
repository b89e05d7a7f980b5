import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PriceChanges } from '#actions/properties/set_prices'
import type { TownName } from '#domain/kenya/towns'
import type { Currency } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import type { SubscriberStatus } from '#models/newsletter_subscriber'

/** A person with an account. Passwords are the seeder's business. */
export type DemoPerson = {
  role: 'admin' | 'host' | 'guest'
  firstName: string
  lastName: string
  email: string
  /** +254, 7 or 1, eight digits. */
  phone: string
  bio: string | null
  town: TownName
  /** YYYY-MM-DD. */
  dateOfBirth: string
  /** A file of `pictures/`. */
  portrait: string | null
}

export type DemoPicture = {
  /** A file of `pictures/`. */
  file: string
  caption: string
  alt: string
}

export type DemoProperty = {
  slug: string
  title: string
  /** Its paragraphs. */
  description: string[]
  type: PropertyType
  /** A night's price in major units. */
  price: number
  currency: Currency
  /** Beside the price of a night, in major units and per cent. */
  prices?: PriceChanges
  street: string
  area: string
  town: TownName
  county: string
  postalCode: string
  maxGuests: number
  bedrooms: number
  bathrooms: number
  /** Slugs of the catalogue, or custom ones. */
  amenities: string[]
  houseRules: string[]
  /** The e-mail address of its host. */
  host: string
  verified: boolean
  active: boolean
  /** The landscape it stands in, which chooses the reviews that fit. */
  place: string
  pictures: DemoPicture[]
}

/** Words for a review; which guest and which stay they belong to is the seeder's choice. */
export type DemoReview = {
  /** 1 to 5, as the parts below. */
  rating: number
  title: string
  text: string
  ratings: Record<
    'cleanliness' | 'communication' | 'checkIn' | 'accuracy' | 'location' | 'value',
    number
  >
  /** Landscapes the words fit; absent when they fit any. */
  places?: string[]
  response: string | null
  helpfulVotes: number
}

/** A message from the contact form. */
export type DemoContact = {
  fullName: string
  email: string
  phone: string
  subject: string
  message: string
  isRead: boolean
  /** Days before today on which it arrived. */
  daysAgo: number
}

export type DemoSubscriber = {
  email: string
  language: 'en' | 'sw' | 'fr'
  status: SubscriberStatus
  daysAgo: number
}

export type DemoFolder = {
  people: DemoPerson[]
  properties: DemoProperty[]
  reviews: DemoReview[]
  contacts: DemoContact[]
  newsletter: DemoSubscriber[]
  /** Where the picture files lie. */
  pictures: string
}

/** Reads the data of a demo: a folder laid out as demo/ at the root of the repository. */
export async function readDemo(path: string): Promise<DemoFolder> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(path, 'data', `${name}.json`), 'utf8'))
  return {
    people: await read('people'),
    properties: await read('properties'),
    reviews: await read('reviews'),
    contacts: await read('contacts'),
    newsletter: await read('newsletter'),
    pictures: join(path, 'pictures'),
  }
}
