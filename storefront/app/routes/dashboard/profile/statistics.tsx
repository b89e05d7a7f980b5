import { numberFormat } from '@makao/shared/formatters'
import { useLanguage, useText } from '~/i18n/use-text'
import profile from '~/locales/en/profile.json'

interface Figures {
  trips: number
  wishlist: number
  reviews: number
}

/** A guest's three figures (specification §2.14); null when they failed to load. */
export function Statistics({ figures }: { figures: Figures | null }) {
  const t = useText(profile)
  const { locale } = useLanguage()
  const number = numberFormat(locale)

  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-6">
      <h2 className="text-base text-muted">{t('profile.stats')}</h2>
      {figures ? (
        <dl className="grid divide-y divide-line">
          {(['trips', 'wishlist', 'reviews'] as const).map((key) => (
            <div key={key} className="flex items-baseline justify-between gap-4 py-2.5">
              <dt>{t(`profile.stats.${key}`)}</dt>
              <dd className="tabular font-display text-xl font-bold">
                {number.format(figures[key])}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p role="alert">{t('profile.stats.failed')}</p>
      )}
    </section>
  )
}
