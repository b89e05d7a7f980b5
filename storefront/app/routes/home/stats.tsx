import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'

export function Stats() {
  const t = useText(home)
  const figures = [
    [t('home.stats.guests'), t('home.stats.guestsLabel')],
    [t('home.stats.properties'), t('home.stats.propertiesLabel')],
    [t('home.stats.countries'), t('home.stats.countriesLabel')],
  ]

  return (
    <section aria-label={t('home.stats.label')} className="page-width pt-6 sm:pt-12">
      <dl className="grid grid-cols-3 divide-x divide-line border-y border-line">
        {figures.map(([figure, label]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 px-3 py-6 first:pl-0 sm:px-8 sm:py-8"
          >
            <dt className="text-sm text-muted sm:text-base">{label}</dt>
            <dd className="tabular font-display text-3xl font-extrabold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
