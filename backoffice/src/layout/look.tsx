import { App, ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { nonce } from '../csp'
import { useDark } from '../hooks/use-media'
import { themeOf } from '../theme'

/** The house's theme, light or dark as the system is, and the places where toasts appear. */
export function Look({ children }: { children: ReactNode }) {
  const dark = useDark()
  const theme = useMemo(() => themeOf(dark), [dark])

  return (
    <ConfigProvider csp={{ nonce }} theme={theme} wave={{ disabled: true }}>
      <App component={false} notification={{ placement: 'top', maxCount: 20, top: 20 }}>
        {children}
      </App>
    </ConfigProvider>
  )
}
