import { LinkButton } from '~/components/button'
import { EmptyState } from '~/components/page-state'
import { useText } from '~/i18n/use-text'
import unlisted from '~/locales/en/unlisted.json'

export default function PropertyNotFound() {
  const t = useText(unlisted)

  return (
    <div className="page-width py-12">
      <title>{t('unlisted.missing')}</title>
      <EmptyState heading="h1" title={t('unlisted.missing')} text={t('unlisted.missingText')}>
        <LinkButton to="/properties">{t('unlisted.browse')}</LinkButton>
      </EmptyState>
    </div>
  )
}
