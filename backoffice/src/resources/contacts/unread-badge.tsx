import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { number } from '../../format/money'
import { http } from '../../providers/http'
import styles from './unread-badge.module.css'

export const CONTACT_STATS = ['contacts', 'stats']

/** How often it is asked whether somebody has written, in ms. */
const PAUSE = 120_000

/** How many messages nobody has read, beside the menu's word; nothing when there are none. */
export function UnreadBadge() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: CONTACT_STATS,
    queryFn: async () => {
      const { data: stats } = await http.get<{ unread: number }>('/contacts/stats')
      return stats
    },
    refetchInterval: PAUSE,
  })
  if (!data?.unread) {
    return null
  }
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{data.unread > 99 ? '99+' : number(data.unread)}</span>
      <span className="sr-only">{t('contacts.unreadCount', { count: data.unread })}</span>
    </span>
  )
}
