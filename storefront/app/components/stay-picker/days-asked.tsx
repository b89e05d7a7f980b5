import type { PropertyDetail } from '~/api/types'

/** Why other days cannot be chosen, in the API's words. */
export function DaysAsked({ rules }: { rules: PropertyDetail['stayRules'] }) {
  const sentences = rules?.sentences.slice(rules.instantBooking ? 1 : 0) ?? []
  return (
    sentences.length > 0 && (
      <ul className="grid max-w-md gap-1 text-sm text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  )
}
