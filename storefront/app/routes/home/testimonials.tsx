import { Stars } from '~/components/stars'
import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'

const voices = ['1', '2', '3'] as const

export function Testimonials() {
  const t = useText(home)

  return (
    <section className="near page-width grid gap-10 py-16 sm:py-24">
      <h2 id="voices" className="text-3xl">
        {t('home.voices.title')}
      </h2>
      {/* Scrollable on phones, so keyboards need a tab stop. */}
      <ul className="voices" tabIndex={0} aria-labelledby="voices">
        {voices.map((voice) => (
          <li key={voice}>
            <figure className="flex h-full flex-col gap-5 rounded-lg border border-line bg-surface p-6 sm:p-8">
              <Stars rating={5} />
              <blockquote className="grow font-display text-lg leading-snug font-medium">
                “{t(`home.voices.${voice}.text`)}”
              </blockquote>
              <figcaption className="grid">
                <span className="font-semibold">{t(`home.voices.${voice}.name`)}</span>
                <span className="text-sm text-muted">{t(`home.voices.${voice}.place`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
