import { EyeOff, Pencil } from 'lucide-react'
import type { PropertyDetail } from '~/api/types'
import { LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'

/** In place of the booking card, for whoever may edit a listing that guests do not see. */
export function InactiveListing({ place }: { place: PropertyDetail }) {
  const t = useText(detail)

  return (
    <aside
      aria-labelledby="inactive"
      className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-6 max-lg:order-first max-lg:mb-8"
    >
      <h2 id="inactive" className="flex items-center gap-2.5 text-xl">
        <EyeOff aria-hidden size={22} className="shrink-0 text-laterite" />
        {t('detail.inactive.title')}
      </h2>
      <p className="text-muted">
        {t(place.price > 0 ? 'detail.inactive.text' : 'detail.inactive.noPrice')}
      </p>
      <LinkButton to={`/dashboard/properties/${place._id}/edit`} reloadDocument>
        <Pencil aria-hidden size={18} />
        {t('detail.inactive.edit')}
      </LinkButton>
    </aside>
  )
}
