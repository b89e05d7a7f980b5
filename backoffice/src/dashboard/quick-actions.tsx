import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '../hooks/use-me'
import { rowOf } from '../resources'
import styles from './quick-actions.module.css'

interface Quick {
  name: 'users' | 'properties' | 'bookings' | 'addProperty' | 'reviews'
  row: string
  /** Opens the screen for a new one. */
  creates?: boolean
}

const QUICK: Record<'admin' | 'host', Quick[]> = {
  admin: [
    { name: 'users', row: 'users' },
    { name: 'properties', row: 'properties' },
    { name: 'bookings', row: 'bookings' },
  ],
  host: [
    { name: 'addProperty', row: 'properties', creates: true },
    { name: 'bookings', row: 'bookings' },
    { name: 'reviews', row: 'reviews' },
  ],
}

/** Shortcuts (§2.11). */
export function QuickActions() {
  const { t } = useTranslation()
  const { role } = useMe()

  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        {t('overview.quickActions')}
      </h2>
      <ul className={styles.list}>
        {QUICK[role === 'admin' ? 'admin' : 'host'].map(({ name, row: of, creates }) => {
          const row = rowOf(of)
          const to = creates ? row?.create?.path : row?.list.path
          return (
            row &&
            to && (
              <li key={name}>
                <Link to={to} className={styles.action}>
                  <span className={styles.icon}>
                    <row.icon size={20} strokeWidth={1.9} aria-hidden="true" />
                  </span>
                  <span>
                    <span className={styles.name}>{t(`overview.quick.${name}`)}</span>
                    <span className={styles.hint}>{t(`overview.quick.${name}Hint`)}</span>
                  </span>
                  <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
