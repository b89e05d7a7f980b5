import { useInvalidate, useNotification, type HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../providers/http'
import { CONTACT_STATS } from './unread-badge'

/** Marks messages as read or unread; what changes is one list and the number in the menu. */
export function useMarks() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const notify = useNotification().open

  return async (ids: number[], isRead: boolean) => {
    try {
      await http.put('/contacts/bulk', { ids, fields: { isRead } })
      void invalidate({ resource: 'contacts', invalidates: ['resourceAll'] })
      void client.invalidateQueries({ queryKey: CONTACT_STATS })
    } catch (error) {
      const { message } = error as HttpError
      notify?.({ type: 'error', message: t('contacts.markFailed'), description: message })
    }
  }
}
