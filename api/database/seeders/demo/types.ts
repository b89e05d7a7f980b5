import type { TownName } from '#domain/kenya/towns'
import type { Currency } from '#domain/money'
import type { PropertyType } from '#domain/property_types'
import type { Time } from './pictures/core/light.ts'
import type { Place } from './pictures/core/scene.ts'
import type { SceneRequest } from './pictures/scenes/request.ts'
import type { Look } from './pictures/portraits/look.ts'

/** A person of the demo world. Passwords are the seeder's business. */
export interface DemoPerson {
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
  /** How the portrait looks; null leaves the person without a picture. */
  look: Look | null
}

/** A property as its host wrote it down. */
export interface PropertyNote {
  slug: string
  title: string
  /** Paragraphs of the description. */
  about: string[]
  type: PropertyType
  /** A night's price in major units. */
  price: number
  currency?: Currency
  street: string
  /** One of the known areas where the town has any. */
  area: string
  town: TownName
  /** Where it differs from the town's main post office. */
  postalCode?: string
  rooms: { bedrooms: number; bathrooms: number; guests: number }
  /** Slugs separated by spaces: of the catalogue, or custom ones. */
  amenities: string
  rules: string[]
  /** Index into the hosts, 0 to 7. */
  host: number
  verified?: boolean
  inactive?: boolean
  place: Place
  time: Time
  /** What one sees from it, as in "over the creek". */
  view: string
  /** How the house is built and painted, where the description says so. */
  design?: SceneRequest['design']
  paint?: SceneRequest['paint']
}

/** A property ready to be stored. */
export interface DemoProperty extends Omit<
  PropertyNote,
  'about' | 'amenities' | 'inactive' | 'rooms' | 'rules'
> {
  description: string
  currency: Currency
  county: string
  country: 'Kenya'
  postalCode: string
  bedrooms: number
  bathrooms: number
  maxGuests: number
  /** Slugs of the catalogue, or custom ones. */
  amenities: string[]
  houseRules: string[]
  verified: boolean
  active: boolean
}

export type ReviewMood = 'delighted' | 'happy' | 'mixed' | 'disappointed'

/** Words for a review; which guest and which stay they belong to is the seeder's choice. */
export interface DemoReview {
  mood: ReviewMood
  /** 1 to 5. */
  rating: number
  title: string
  text: string
  ratings: {
    cleanliness: number
    communication: number
    checkIn: number
    accuracy: number
    location: number
    value: number
  }
  /** Landscapes the words fit; absent when they fit any. */
  places?: Place[]
  response: string | null
  helpfulVotes: number
}

/** A message from the contact form. */
export interface DemoContact {
  fullName: string
  email: string
  phone: string
  subject: string
  message: string
  isRead: boolean
  /** Days before the first start on which it arrived. */
  daysAgo: number
}
