import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nonce } from '../csp'
import { useDark, useStill } from '../hooks/use-media'
import { antdWords } from '../providers/language'
import { themeOf } from '../theme'

export function Look({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const dark = useDark()
  const still = useStill()
  const theme = useMemo(() => themeOf(dark, still), [dark, still])

  return (
    <ConfigProvider
      csp={{ nonce }}
      locale={antdWords(i18n.language)}
      /* Missing from Ant Design's catalogue. */
      modal={{ closable: { 'aria-label': t('actions.close') } }}
      theme={theme}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  )
}
