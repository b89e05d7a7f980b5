import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { nonce } from '../csp'
import { useDark, useStill } from '../hooks/use-media'
import { themeOf } from '../theme'

/** The house's theme, light or dark, moving or still, as the system wishes. */
export function Look({ children }: { children: ReactNode }) {
  const dark = useDark()
  const still = useStill()
  const theme = useMemo(() => themeOf(dark, still), [dark, still])

  return (
    <ConfigProvider csp={{ nonce }} theme={theme} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
