import { pagesShown } from '@makao/shared/pages-shown'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { number } from '../format/money'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  pages: number
  setPage: (page: number) => void
}

/** First, last and two pages on either side of the current one (§9). */
export function Pager({ page, pages, setPage }: PagerProps) {
  const { t } = useTranslation()
  const step = (to: number, name: 'previous' | 'next', Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className={styles.page}
      aria-label={t(`list.${name}`)}
      disabled={to < 1 || to > pages}
      onClick={() => setPage(to)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )

  return (
    <nav aria-label={t('list.pages')} className={styles.pager}>
      {step(page - 1, 'previous', ChevronLeft)}
      {pagesShown(page, pages).map((one, place) =>
        one === null ? (
          <span key={`gap-${place}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.page}
            aria-label={t('list.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => setPage(one)}
          >
            {number(one)}
          </button>
        )
      )}
      {step(page + 1, 'next', ChevronRight)}
    </nav>
  )
}
