import { BadgeCheck, Headset, MoonStar, ReceiptText } from 'lucide-react'
import { useText } from '~/i18n/use-text'
import home from '~/locales/en/home.json'

const reasons = [
  { icon: ReceiptText, reason: 'price' },
  { icon: BadgeCheck, reason: 'verified' },
  { icon: MoonStar, reason: 'night' },
  { icon: Headset, reason: 'support' },
] as const

export function WhyChooseUs() {
  const t = useText(home)

  return (
    <section className="near bg-sunken">
      <div className="kikoi" aria-hidden />
      <div className="page-width grid gap-12 py-16 sm:py-24 lg:grid-cols-[1fr_2fr]">
        <div className="grid content-start gap-3">
          <h2 className="text-3xl">{t('home.why.title')}</h2>
          <p className="max-w-[30ch] text-lg text-muted">{t('home.why.lead')}</p>
        </div>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {reasons.map(({ icon: Icon, reason }) => (
            <li key={reason} className="grid content-start gap-3 border-t-2 border-ink pt-5">
              <Icon aria-hidden size={28} strokeWidth={1.75} className="text-laterite" />
              <h3 className="text-lg">{t(`home.why.${reason}.title`)}</h3>
              <p className="text-muted">{t(`home.why.${reason}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
