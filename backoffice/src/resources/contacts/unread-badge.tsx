import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../components/count-badge'
import { http } from '../../providers/http'

export const CONTACT_STATS = ['contacts', 'stats']

export function UnreadBadge() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: CONTACT_STATS,
    queryFn: async () => {
      const { data: stats } = await http.get<{ unread: number }>('/contacts/stats')
      return stats
    },
  })
  const unread = data?.unread ?? 0
  return <CountBadge count={unread} label={t('contacts.unreadCount', { count: unread })} />
}
