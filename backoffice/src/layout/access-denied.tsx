import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Notice } from '../components/notice'

export function AccessDenied() {
  const { t } = useTranslation()
  const navigate = useNavigate()

  function goBack() {
    void (window.history.length > 1 ? navigate(-1) : navigate('/'))
  }

  return (
    <>
      <title>{`${t('shell.denied')} · ${t('app.name')}`}</title>
      <Notice title={t('shell.denied')} hint={t('shell.deniedHint')} heading>
        <Button type="primary" onClick={goBack}>
          {t('shell.goBack')}
        </Button>
      </Notice>
    </>
  )
}
