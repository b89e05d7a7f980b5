import { useTranslation } from 'react-i18next'
import { LinkButton } from '../components/link-button'
import { Notice } from '../components/notice'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <>
      <title>{`${t('shell.notFound')} · ${t('app.name')}`}</title>
      <Notice title={t('shell.notFound')} hint={t('shell.notFoundHint')} heading>
        <LinkButton to="/" type="primary">
          {t('shell.home')}
        </LinkButton>
      </Notice>
    </>
  )
}
