import { notification, type NotificationArgsProps } from 'antd'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Toasts {
  open: (toast: NotificationArgsProps) => void
  destroy: (key: string) => void
}

const ToastContext = createContext<Toasts | null>(null)

const PLACE = 'toasts'

/** Top centre, at most 20 (§9), in a landmark for screen readers. */
const OPTIONS = {
  placement: 'top' as const,
  maxCount: 20,
  top: 20,
  getContainer: () => document.getElementById(PLACE) ?? document.body,
}

/** Ant Design calls everything else an alert; undefined would be one, too. */
const NO_ROLE: object = { role: null }

/** The region stands before its texts and says them; errors alone interrupt, by a role of their own. */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [{ open, destroy }, outlet] = notification.useNotification(OPTIONS)
  const toasts = useMemo(
    () => ({
      open: (toast: NotificationArgsProps) =>
        open({ ...toast, ...(toast.type !== 'error' && NO_ROLE) }),
      destroy,
    }),
    [open, destroy]
  )
  return (
    <ToastContext value={toasts}>
      {children}
      <section id={PLACE} aria-label={t('shell.messages')} aria-live="polite" />
      {outlet}
    </ToastContext>
  )
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) {
    throw new Error('useToasts is used outside Toasts')
  }
  return toasts
}
