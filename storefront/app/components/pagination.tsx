import { Link, useLocation, useSearchParams, type To } from 'react-router'
import type { Pagination as Pages } from '~/api/types'
import { numberFormat } from '@makao/shared/formatters'
import { pagesShown } from '@makao/shared/pages-shown'
import { useLanguage, useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import { Icon } from './icon'

interface PaginationProps extends Pages {
  /** Behind the total, where there are more. */
  more?: string
  /** The page parameter; another one for a list within a page. */
  param?: string
  /** The id of that list. */
  hash?: string
}

export function Pagination({
  total,
  pages,
  page,
  limit,
  more = '',
  param = 'page',
  hash,
}: PaginationProps) {
  const t = useText(common)
  const { locale } = useLanguage()
  const [query] = useSearchParams()
  if (pages <= 1) {
    return null
  }
  const number = numberFormat(locale)
  const to = (other: number) => {
    const next = new URLSearchParams(query)
    next.set(param, String(other))
    if (other === 1 && param === 'page') {
      next.delete(param)
    }
    return { search: `?${next}`, hash }
  }

  return (
    <nav aria-label={t('common.pagination')} className="grid justify-items-center gap-4">
      <ul className="steps">
        {page > 1 && (
          <Step to={to(page - 1)} rel="prev" label={t('common.previousPage')}>
            <Icon name="chevron-left" className="size-5" />
          </Step>
        )}
        {pagesShown(page, pages).map((other, index) =>
          other === null ? (
            <li key={`gap-${index}`} aria-hidden className="w-6 text-center text-muted">
              …
            </li>
          ) : (
            <Step
              key={other}
              to={to(other)}
              label={t('common.page', { page: other })}
              current={other === page}
            >
              {other}
            </Step>
          )
        )}
        {page < pages && (
          <Step to={to(page + 1)} rel="next" label={t('common.nextPage')}>
            <Icon name="chevron-right" className="size-5" />
          </Step>
        )}
      </ul>
      <p className="tabular text-sm text-muted">
        {t('common.showing', {
          from: number.format((page - 1) * limit + 1),
          to: number.format(Math.min(page * limit, total)),
          total: number.format(total) + more,
        })}
      </p>
    </nav>
  )
}

interface StepProps {
  to: To
  label: string
  rel?: 'prev' | 'next'
  current?: boolean
  children: React.ReactNode
}

function Step({ to, label, rel, current = false, children }: StepProps) {
  const { state } = useLocation() as { state: unknown }

  return (
    <li>
      <Link
        to={to}
        state={state}
        discover="none"
        rel={rel}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
      >
        {children}
      </Link>
    </li>
  )
}
