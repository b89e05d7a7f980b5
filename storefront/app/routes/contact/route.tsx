import { PageHead } from '~/findability/page-head'
import { useText } from '~/i18n/use-text'
import { answerWhenOffline } from '~/answer-offline'
import { guestsPayHosts } from '~/payments.server'
import contact from '~/locales/en/contact.json'
import { getUser } from '~/session.server'
import { ContactForm, type ContactAnswer } from './contact-form'
import { InfoCards } from './info-cards'
import { Questions } from './questions'
import { sendMessage } from './send-message.server'
import type { Route } from './+types/route'

/** The profile's number, since no other page is told of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await getUser(request, context)
  return { guestsPayHosts, phone: user?.phone ?? null }
}

export function action({ request }: Route.ActionArgs) {
  return sendMessage(request)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<ContactAnswer>(serverAction, UNSENT)
}

const UNSENT: ContactAnswer = { values: null, errors: {}, alert: null, unsent: true }

/** How to reach support, and what most people want to know (specification §2.7). */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(contact)

  return (
    <div className="page-width grid gap-14 py-10 sm:py-16">
      <PageHead title={t('contact.title')} description={t('contact.lead')} path="/contact" />
      <header className="grid max-w-3xl gap-5">
        <div className="kikoi w-24" aria-hidden />
        <h1 className="text-3xl">{t('contact.title')}</h1>
        <p className="text-lg text-muted">{t('contact.lead')}</p>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-14">
        <section className="grid content-start gap-6">
          <h2 className="text-2xl">{t('contact.form')}</h2>
          <ContactForm answer={actionData} phone={loaderData.phone} />
        </section>
        <section className="grid content-start gap-6">
          <h2 className="text-2xl">{t('contact.ways')}</h2>
          <InfoCards />
        </section>
      </div>
      <Questions guestsPayHosts={loaderData.guestsPayHosts} />
    </div>
  )
}
