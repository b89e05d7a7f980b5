import { notification } from 'antd'
import { createContext, useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Toasts = ReturnType<typeof notification.useNotification>[0]

const ToastContext = createContext<Toasts | null>(null)

const PLACE = 'toasts'

/** Top centre, at most 20 (§9), in a landmark for screen readers. */
const OPTIONS = {
  placement: 'top' as const,
  maxCount: 20,
  top: 20,
  getContainer: () => document.getElementById(PLACE) ?? document.body,
}

export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [toasts, outlet] = notification.useNotification(OPTIONS)
  return (
    <ToastContext value={toasts}>
      {children}
      <section id={PLACE} aria-label={t('shell.messages')} />
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
