import { avatarAddress } from '@makao/shared/uploads/avatar-address'
import { ArrowRight, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '../hooks/use-me'
import styles from './first-steps.module.css'
import panel from './panel.module.css'
import { useTotals } from './use-totals'

/** What a new host does next; gone with the first booking. */
export function FirstSteps() {
  const { t } = useTranslation()
  const { phone, avatar } = useMe()
  const { properties } = useTotals().result.data ?? {}
  const steps = [
    { name: 'profile', to: '/profile', done: Boolean(phone && avatarAddress(avatar, 64)) },
    { name: 'place', to: '/properties/new', done: (properties?.total ?? 0) > 0 },
    { name: 'nights', to: '/calendar', done: false },
  ] as const

  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <h2 id="first-steps" className={panel.title}>
        {t('overview.firstSteps.title')}
      </h2>
      <ol className={panel.panel}>
        {steps.map(({ name, to, done }, index) => (
          <li key={name}>
            <Link to={to} className={styles.step}>
              <span className={done ? styles.done : styles.mark}>
                {done ? <Check size={17} aria-hidden="true" /> : index + 1}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  {t(`overview.firstSteps.${name}`)}
                  {done && <span className="sr-only"> ({t('overview.firstSteps.done')})</span>}
                </span>
                <span className={styles.hint}>{t(`overview.firstSteps.${name}Hint`)}</span>
              </span>
              <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whether nobody has booked with this host yet. */
export function useIsNewHost() {
  const { role } = useMe()
  const { result, query } = useTotals()
  return role === 'host' && query.isSuccess && result.data?.bookings?.total === 0
}
