import type { NotificationProvider } from '@refinedev/core'
import { App } from 'antd'

/** How long a toast stays, in seconds (§9). */
const SECONDS = { success: 6, error: 5, progress: 4 }

/** The same toast everywhere: what happened in bold, why beneath it. */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp()

  return {
    open: ({ key, type, message, description }) =>
      notification.open({
        key,
        message,
        description,
        type: type === 'progress' ? 'info' : type,
        duration: SECONDS[type],
        role: type === 'error' ? 'alert' : 'status',
      }),
    close: (key) => notification.destroy(key),
  }
}
