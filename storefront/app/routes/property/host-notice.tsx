import type { PropertyDetail } from '~/api/types'
import { LinkButton } from '~/components/button'
import { Icon } from '~/components/icon'
import { useText } from '~/i18n/use-text'
import unlisted from '~/locales/en/unlisted.json'

/** In place of the booking card: on one's own place, and on a listing that guests do not see. */
export default function HostNotice({ place }: { place: PropertyDetail }) {
  const t = useText(unlisted)
  const { _id: id, isActive } = place
  const unseen = place.price > 0 ? 'unlisted.text' : 'unlisted.noPrice'

  return (
    <aside
      aria-labelledby="host-notice"
      className="grid content-start gap-4 self-start rounded-lg border border-line bg-surface p-6 max-lg:order-first max-lg:mb-8"
    >
      <h2 id="host-notice" className="flex items-center gap-2.5 text-xl">
        {!isActive && <Icon name="eye-off" className="size-5.5 text-laterite" />}
        {t(isActive ? 'unlisted.own' : 'unlisted.title')}
      </h2>
      <p className="text-muted">{t(isActive ? 'unlisted.ownText' : unseen)}</p>
      {isActive && (
        <LinkButton to="/dashboard/calendar" reloadDocument>
          <Icon name="calendar-days" />
          {t('unlisted.calendar')}
        </LinkButton>
      )}
      <LinkButton
        to={`/dashboard/properties/${id}/edit`}
        reloadDocument
        tone={isActive ? 'quiet' : 'primary'}
      >
        <Icon name="pencil" />
        {t('unlisted.edit')}
      </LinkButton>
    </aside>
  )
}
