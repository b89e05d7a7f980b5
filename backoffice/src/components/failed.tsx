import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Notice } from './notice'

interface FailedProps {
  title: string
  hint?: string
  retry: () => void
}

/** A part of the page that could not be loaded, with another try. */
export function Failed({ title, hint, retry }: FailedProps) {
  const { t } = useTranslation()
  return (
    <Notice title={title} hint={hint} role="alert">
      <Button onClick={retry}>{t('actions.retry')}</Button>
    </Notice>
  )
}
