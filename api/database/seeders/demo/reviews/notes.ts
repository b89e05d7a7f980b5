import type { Place } from '../pictures/core/scene.ts'
import type { DemoReview, ReviewMood } from '../types.ts'

type Part = keyof DemoReview['ratings']

/** A review as it was jotted down; the six part ratings follow from it. */
export interface ReviewNote {
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  /** What the guest liked less than the rest. */
  weak?: Part[]
  /** The host's answer. */
  reply?: string
  helpful?: number
}

const PARTS: Part[] = ['cleanliness', 'communication', 'checkIn', 'accuracy', 'location', 'value']

const MOODS: Record<ReviewNote['rating'], ReviewMood> = {
  1: 'disappointed',
  2: 'disappointed',
  3: 'mixed',
  4: 'happy',
  5: 'delighted',
}

/** Notes as reviews that fit the given landscapes, or any when none is given. */
export function reviewsFrom(notes: ReviewNote[], places?: Place[]): DemoReview[] {
  return notes.map((note, i) => {
    const { rating, title, text, weak = [], reply = null, helpful = (i * 7) % 5 } = note
    return {
      mood: MOODS[rating],
      rating,
      title,
      text,
      ratings: partsOf(rating, weak, i),
      ...(places ? { places } : {}),
      response: reply,
      helpfulVotes: helpful,
    }
  })
}

/** Part ratings lie around the whole one; weak parts clearly below it. */
function partsOf(rating: number, weak: Part[], index: number): DemoReview['ratings'] {
  const within = (value: number) => Math.max(1, Math.min(5, value))
  const rate = (part: Part, i: number) => {
    if (weak.includes(part)) return within(rating - 2 + (index % 2))
    return within(rating < 5 && (index + i) % 3 === 0 ? rating + 1 : rating)
  }
  return Object.fromEntries(PARTS.map((part, i) => [part, rate(part, i)])) as DemoReview['ratings']
}
