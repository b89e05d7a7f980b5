import { useTranslation } from 'react-i18next'
import { fullName } from '../../components/portrait'
import { stayDay } from '../../format/dates'
import type { DayAtGate } from './days-at-gate'
import styles from './gate.module.css'

/** One day of the list for the gate: a table of those who come, and one of those who leave. */
export function GateDay({ day }: { day: DayAtGate }) {
  return (
    <section className={styles.day} aria-labelledby={`gate-${day.date}`}>
      <h2 id={`gate-${day.date}`}>{stayDay(day.date)}</h2>
      <Side kind="arrive" stays={day.arriving} />
      <Side kind="leave" stays={day.leaving} />
    </section>
  )
}

interface SideProps {
  kind: 'arrive' | 'leave'
  stays: DayAtGate['arriving']
}

function Side({ kind, stays }: SideProps) {
  const { t } = useTranslation()
  if (stays.length === 0) return null
  const other = t(kind === 'arrive' ? 'gate.columns.until' : 'gate.columns.since')
  return (
    <table className={styles.table}>
      <caption>{t(`gate.${kind}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('gate.columns.guest')}</th>
          <th scope="col">{t('gate.columns.guests')}</th>
          <th scope="col">{t('gate.columns.place')}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      <tbody>
        {stays.map((stay) => (
          <tr key={stay._id}>
            <th scope="row">
              {fullName(stay.guest)}
              <span className={styles.small}>{t('bookings.show.title', { id: stay._id })}</span>
            </th>
            <td>
              {t('stay.adults', { count: stay.guests.adults })}
              {stay.guests.children > 0 && (
                <>, {t('stay.children', { count: stay.guests.children })}</>
              )}
              {stay.guests.pets > 0 && <>, {t('stay.pets', { count: stay.guests.pets })}</>}
            </td>
            <td>
              {stay.property.title}
              <span className={styles.small}>{stay.times}</span>
            </td>
            <td>
              <span className={styles.label} aria-hidden="true">
                {other}
              </span>
              {stayDay(kind === 'arrive' ? stay.checkOut : stay.checkIn)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
