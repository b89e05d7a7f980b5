import { ChevronDown } from 'lucide-react'
import { useText } from '~/i18n/use-text'
import contact from '~/locales/en/contact.json'
import faq from '~/locales/en/faq.json'

const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** @param guestsPayHosts nothing is paid online, nor paid out */
export function Questions({ guestsPayHosts }: { guestsPayHosts: boolean }) {
  const t = useText(contact)
  const tf = useText(faq)

  return (
    <section className="grid gap-6">
      <h2 className="text-2xl">{t('contact.faq')}</h2>
      <div className="grid border-t border-line">
        {questions.map((number) => (
          <details key={number} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-acacia [&::-webkit-details-marker]:hidden">
              {tf(`faq.${number}.question`)}
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5">
              {number === 8 && guestsPayHosts
                ? tf('faq.8.answer.guestsPayHosts')
                : tf(`faq.${number}.answer`)}
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
