import { LinkButton } from '~/components/button'
import { EmptyState } from '~/components/page-state'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'

export function PropertyNotFound() {
  const t = useText(detail)

  return (
    <div className="page-width py-12">
      <title>{t('detail.notFound')}</title>
      <EmptyState heading="h1" title={t('detail.notFound')} text={t('detail.notFoundText')}>
        <LinkButton to="/properties">{t('detail.browse')}</LinkButton>
      </EmptyState>
    </div>
  )
}
