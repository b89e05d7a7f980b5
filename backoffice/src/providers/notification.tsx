import type { NotificationProvider } from '@refinedev/core'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../layout/toasts'

/** How long a toast stays, in seconds (§9). */
const SECONDS = { success: 6, error: 5, progress: 4 }

/** Toasts: what happened in bold, why beneath it. */
export function useNotificationProvider(): NotificationProvider {
  const toasts = useToasts()
  const closable = useClosable()

  return {
    open: ({ key, type, message, description }) =>
      toasts.open({
        key,
        message,
        description,
        type: type === 'progress' ? 'info' : type,
        duration: SECONDS[type],
        closable,
      }),
    close: (key) => toasts.destroy(key),
  }
}

/** Ant Design's close icon is a link without a role. */
export function useClosable() {
  const { t } = useTranslation()
  return {
    'closeIcon': <X size={18} aria-hidden="true" />,
    'aria-label': t('actions.close'),
    'role': 'button',
  }
}
