import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Notice } from './notice'

interface FailedProps {
  title: string
  hint?: string
  retry: () => void
}

/** A failed part of the page, with a retry button. */
export function Failed({ title, hint, retry }: FailedProps) {
  const { t } = useTranslation()
  return (
    <Notice title={title} hint={hint} role="alert">
      <Button onClick={retry}>{t('actions.retry')}</Button>
    </Notice>
  )
}
