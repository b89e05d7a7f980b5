import { CalendarCheck, Home, UserRound, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './finder.module.css'
import { KINDS, type Found, type Kind, type useFound } from './use-found'

export const SIGNS: Record<Kind, LucideIcon> = {
  properties: Home,
  bookings: CalendarCheck,
  users: UserRound,
}

interface FinderResultsProps {
  id: string
  text: string
  search: ReturnType<typeof useFound>
  active: number
  go: (thing: Found) => void
}

/** What was found, kind by kind; that nothing was; or that it could not be asked. */
export function FinderResults({ id, text, search, active, go }: FinderResultsProps) {
  const { t } = useTranslation()
  const { found, busy, failed, retry } = search
  const nothing = !busy && !failed && found.length === 0

  return (
    <div className={styles.results} aria-busy={busy}>
      <div id={`${id}-list`} role="listbox" aria-label={t('search.results')}>
        {KINDS.map((kind) => {
          const things = found.filter((thing) => thing.kind === kind)
          const Sign = SIGNS[kind]
          return (
            things.length > 0 && (
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <p id={`${id}-${kind}`} className={styles.kind} role="presentation">
                  {t(`search.kinds.${kind}`)}
                </p>
                {things.map((thing) => {
                  const place = found.indexOf(thing)
                  return (
                    <div
                      key={thing.path}
                      id={`${id}-${place}`}
                      role="option"
                      aria-selected={place === active}
                      className={styles.option}
                      /* The field keeps the focus, and with it what was typed. */
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => go(thing)}
                    >
                      <Sign size={18} aria-hidden="true" />
                      <span>
                        <b>{thing.title}</b>
                        <small>{thing.hint}</small>
                      </span>
                    </div>
                  )
                })}
              </div>
            )
          )
        })}
      </div>
      <p
        role="status"
        className={nothing || (busy && found.length === 0) ? styles.none : 'sr-only'}
      >
        {busy
          ? t('search.busy')
          : nothing
            ? t('search.nothing', { text })
            : t('search.count', { count: found.length })}
      </p>
      {failed && (
        <p role="alert" className={styles.none}>
          {t('search.failed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('actions.retry')}
          </button>
        </p>
      )}
    </div>
  )
}
