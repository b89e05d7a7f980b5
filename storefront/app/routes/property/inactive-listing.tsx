import type { PropertyDetail } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Icon } from '~/components/icon'
import { useText } from '~/i18n/use-text'
import unlisted from '~/locales/en/unlisted.json'

/** In place of the booking card, for whoever may edit a listing that guests do not see. */
export default function InactiveListing({ place }: { place: PropertyDetail }) {
  const t = useText(unlisted)

  return (
    <aside
      aria-labelledby="inactive"
      className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-6 max-lg:order-first max-lg:mb-8"
    >
      <h2 id="inactive" className="flex items-center gap-2.5 text-xl">
        <Icon name="eye-off" className="size-5.5 text-laterite" />
        {t('unlisted.title')}
      </h2>
      <p className="text-muted">{t(place.price > 0 ? 'unlisted.text' : 'unlisted.noPrice')}</p>
      <LinkButton to={`/dashboard/properties/${place._id}/edit`} reloadDocument>
        <Icon name="pencil" />
        {t('unlisted.edit')}
      </LinkButton>
    </aside>
  )
}
