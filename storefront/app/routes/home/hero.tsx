import { BadgeCheck, Headset, ShieldCheck } from 'lucide-react'
import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'
import { HeroScene } from '~/components/hero-scene'
import { SearchForm } from './search-form'

export function Hero() {
  const t = useText(home)
  const claims = [
    { icon: BadgeCheck, text: t('home.claim.verified') },
    { icon: ShieldCheck, text: t('home.claim.secure') },
    { icon: Headset, text: t('home.claim.support') },
  ]

  return (
    <section>
      <div className="hero-sky">
        <div className="page-width relative z-1 grid gap-3 pt-7 sm:gap-4 sm:pt-12">
          <p className="font-display text-lg font-bold text-laterite-strong">
            {t('home.greeting')}
          </p>
          <h1 className="max-w-[12ch] text-4xl font-extrabold">{t('home.headline')}</h1>
          <p className="max-w-[38ch] text-base sm:text-lg">{t('home.lead')}</p>
        </div>
        <HeroScene />
      </div>
      <div className="page-width -mt-12 lg:-mt-14">
        <SearchForm />
        <ul className="flex flex-wrap gap-x-8 gap-y-2 py-6">
          {claims.map(({ icon: Icon, text }) => (
            <li key={text} className="inline-flex items-center gap-2 font-medium">
              <Icon aria-hidden size={20} className="text-acacia" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
