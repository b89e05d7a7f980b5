import type { SubscriberStatus } from '#models/newsletter_subscriber'

/** Who asked for the newsletter, newest first. */
export const demoSubscribers: {
  email: string
  language: 'en' | 'sw' | 'fr'
  status: SubscriberStatus
  daysAgo: number
}[] = [
  { email: 'nyambura.gitau@example.com', language: 'en', status: 'pending', daysAgo: 1 },
  { email: 'salma.omar@example.com', language: 'sw', status: 'confirmed', daysAgo: 3 },
  { email: 'claire.fontaine@example.com', language: 'fr', status: 'confirmed', daysAgo: 8 },
  { email: 'kevin.otieno@example.com', language: 'en', status: 'confirmed', daysAgo: 12 },
  { email: 'rehema.juma@example.com', language: 'sw', status: 'confirmed', daysAgo: 19 },
  { email: 'peter.njoroge@example.com', language: 'en', status: 'unsubscribed', daysAgo: 40 },
  { email: 'ingrid.larsen@example.com', language: 'en', status: 'confirmed', daysAgo: 61 },
]
