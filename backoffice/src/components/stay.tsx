import { useTranslation } from 'react-i18next'
import { stayDay } from '../format/dates'
import styles from './stay.module.css'

interface StayProps {
  checkIn: string
  checkOut: string
  nights: number
}

export function Stay({ checkIn, checkOut, nights }: StayProps) {
  const { t } = useTranslation()
  return (
    <span className={styles.stay}>
      <span className={styles.from}>
        <time dateTime={checkIn}>{stayDay(checkIn)}</time> –
      </span>{' '}
      <time dateTime={checkOut}>{stayDay(checkOut)}</time>
      <span className={styles.nights}>
        <span className={styles.dot}> · </span>
        {t('stay.nights', { count: nights })}
      </span>
    </span>
  )
}
