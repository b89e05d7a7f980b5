import { useFetcher } from 'react-router'
import { useText } from '~/i18n/use-text'
import newsletter from '~/locales/en/newsletter.json'
import { NewsletterForm, type NewsletterAnswer } from '../newsletter/subscribe/newsletter-form'

/**
 * The newsletter box (specification §2.4); without scripts its form leads to the newsletter page.
 */
export function Newsletter() {
  const t = useText(newsletter)
  const { Form, data, state } = useFetcher<NewsletterAnswer>()

  return (
    <section className="near page-width pb-16 sm:pb-24">
      <div className="grid items-center gap-6 border-t border-line pt-12 lg:grid-cols-2 lg:gap-14">
        <div className="grid gap-2">
          <h2 className="text-2xl">{t('newsletter.title')}</h2>
          <p className="max-w-[45ch] text-lg text-muted">{t('newsletter.lead')}</p>
        </div>
        <NewsletterForm form={Form} answer={data} busy={state !== 'idle'} />
      </div>
    </section>
  )
}
