import { Link } from 'react-router'
import type { HelpedStay } from '~/api/types'
import { buttonClass } from '~/components/button'
import { Pagination } from '~/components/pagination'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { HelpedStayCard } from './helped-stay-card'
import type { Route } from './+types/route'

/** Requests are for those who manage a listing. */
export const STATUSES = ['pending', 'confirmed', 'checked-in', 'checked-out'] as const

type StaysProps = Omit<Route.ComponentProps['loaderData']['stays'], 'meets'>

/** Whom one meets or answers, by where their stay stands. */
export function Stays({ manages, status, rows, pagination }: StaysProps) {
  const t = useText(helping)
  const shown = STATUSES.filter((one) => manages || one !== 'pending')

  return (
    <section aria-labelledby="stays" className="grid gap-4">
      <h2 id="stays" className="text-2xl">
        {t('helping.stays')}
      </h2>
      <nav aria-label={t('helping.which')}>
        <ul className="flex flex-wrap gap-2">
          {shown.map((one) => (
            <li key={one}>
              <Link
                to={`?status=${one}`}
                preventScrollReset
                aria-current={one === status ? 'page' : undefined}
                className={buttonClass({ tone: one === status ? 'primary' : 'quiet', size: 'sm' })}
              >
                {t(`helping.stays.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {rows.length === 0 ? (
        <p className="text-muted">{t(`helping.none.${status}`)}</p>
      ) : (
        <ul className="grid gap-3">
          {rows.map((stay: HelpedStay) => (
            <li key={stay._id}>
              <HelpedStayCard stay={stay} />
            </li>
          ))}
        </ul>
      )}
      {pagination && <Pagination {...pagination} />}
    </section>
  )
}
