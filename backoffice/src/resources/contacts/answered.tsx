import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../../api/types'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import styles from './columns.module.css'

/** Who has answered a message, and when. */
export function Answered({ contact: { answeredAt, answeredBy } }: { contact: Contact }) {
  const { t } = useTranslation()
  return answeredAt && answeredBy ? (
    <span className={styles.answered}>
      <CheckCheck size={15} aria-hidden="true" />
      {t('contacts.answeredBy', { name: fullName(answeredBy), date: dayOf(answeredAt) })}
    </span>
  ) : null
}
