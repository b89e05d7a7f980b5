import { addDays } from '@makao/shared/dates'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import bookingTexts from '~/locales/en/booking.json'

/** Ranges listed; the price check covers the rest. */
const STRETCHES = 6

/** Taken nights as text, for browsers without scripts. */
export function TakenNights({ taken }: { taken: string[] }) {
  const t = useText(bookingTexts)
  const formatDay = useFormatDay()
  const stretches = stretchesOf(taken).slice(0, STRETCHES)

  return (
    stretches.length > 0 && (
      <details className="without-scripts text-sm">
        <summary className="font-semibold underline">{t('booking.taken')}</summary>
        <ul className="tabular mt-2 grid gap-1 text-muted">
          {stretches.map(({ first, last }) => (
            <li key={first}>
              {formatDay(first)} – {formatDay(addDays(last, 1))}
            </li>
          ))}
        </ul>
      </details>
    )
  )
}

/** Consecutive nights as ranges. `taken` is sorted. */
export function stretchesOf(taken: string[]) {
  const stretches: { first: string; last: string }[] = []
  for (const night of taken) {
    const current = stretches.at(-1)
    if (current && addDays(current.last, 1) === night) {
      current.last = night
    } else {
      stretches.push({ first: night, last: night })
    }
  }
  return stretches
}
