import { LinkButton } from '~/components/button'
import { StayDates } from '~/components/stay-dates'
import { useFormatDay } from '~/i18n/use-format-day'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import type { Stretch } from './taken-nights'

interface Block extends Stretch {
  reason: string | null
  /** Of another site, which frees its nights itself. */
  calendar: string | null
}

/** Blocked nights, each with the way to free it. */
export function Blocks({ blocks, path }: { blocks: Block[]; path: string }) {
  const t = useText(helping)
  const formatDay = useFormatDay()

  return (
    <section aria-labelledby="blocks" className="grid gap-4">
      <h2 id="blocks" className="text-2xl">
        {t('helping.blocks')}
      </h2>
      {blocks.length === 0 && <p className="text-muted">{t('helping.noBlocks')}</p>}
      <ul className="grid gap-3">
        {blocks.map(({ from, to, reason, calendar }) => (
          <li
            key={from}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-5"
          >
            <div className="grid gap-1">
              <StayDates checkIn={from} checkOut={to} />
              {(calendar ?? reason) && <p className="text-sm text-muted">{calendar ?? reason}</p>}
            </div>
            {calendar === null && (
              <LinkButton
                to={`${path}/free?${new URLSearchParams({ from, to })}`}
                tone="quiet"
                aria-label={`${t('helping.free')}: ${formatDay(from)}`}
              >
                {t('helping.free')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nights that guests have, or that are kept free around them. */
export function Booked({ stretches }: { stretches: Stretch[] }) {
  const t = useText(helping)

  return (
    <section aria-labelledby="booked" className="grid gap-4">
      <h2 id="booked" className="text-2xl">
        {t('helping.booked')}
      </h2>
      {stretches.length === 0 && <p className="text-muted">{t('helping.noBooked')}</p>}
      <ul className="grid gap-2">
        {stretches.map(({ from, to }) => (
          <li key={from}>
            <StayDates checkIn={from} checkOut={to} />
          </li>
        ))}
      </ul>
    </section>
  )
}
