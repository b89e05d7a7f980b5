import { useUpdate, type HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Contact } from '../../api/types'
import { CONTACT_STATS } from './unread-badge'

/** Marks messages as read or unread, in the list and the menu's number. */
export function useMarks() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutateAsync } = useUpdate<Contact, HttpError, object>({
    resource: 'contacts',
    id: 'bulk',
    invalidates: ['resourceAll'],
    errorNotification: (error) => ({
      type: 'error',
      message: t('contacts.markFailed'),
      description: error?.message,
    }),
  })

  /**
   * @param done - said in a toast, when somebody has asked for it
   * @returns whether they are marked; a toast says why not
   */
  return (ids: number[], isRead: boolean, done?: string) =>
    mutateAsync({
      values: { ids, fields: { isRead } },
      successNotification: done === undefined ? false : () => ({ type: 'success', message: done }),
    }).then(
      () => {
        void client.invalidateQueries({ queryKey: CONTACT_STATS })
        return true
      },
      () => false
    )
}
