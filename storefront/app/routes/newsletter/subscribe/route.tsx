import { data, Form, useNavigation } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { PageHead } from '~/findability/page-head'
import { checkForm, typedIn } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { answerWhenOffline } from '~/answer-offline'
import newsletter from '~/locales/en/newsletter.json'
import { readForm } from '~/read-form.server'
import { NewsletterForm, newsletterSchema, type NewsletterAnswer } from './newsletter-form'
import type { Route } from './+types/route'

/** Subscribes; a letter asks for confirmation (decisions, §2.4). */
export async function action({ request }: Route.ActionArgs) {
  const t = translatorOf(request, newsletter)
  const form = await readForm(request)
  const { email } = typedIn(form, ['email'])
  const { errors } = checkForm(newsletterSchema(t), form)
  const answer: NewsletterAnswer = { email, errors: errors ?? {}, alert: null, isAsked: false }
  if (errors) {
    return data(answer, { status: 422 })
  }
  try {
    await apiFor(request).newsletter.store({ body: { email } })
    return data({ ...answer, isAsked: true })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const { fields, status, message } = error
    const alert = error.errors.length > 0 ? null : message || t('newsletter.failed')
    return data({ ...answer, errors: fields, alert }, { status })
  }
}

const UNSENT: NewsletterAnswer = {
  email: '',
  errors: {},
  alert: null,
  isAsked: false,
  unsent: true,
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline(serverAction, UNSENT)
}

/** The newsletter page, for forms without scripts. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useText(newsletter)
  const { formAction } = useNavigation()

  return (
    <div className="page-width py-12 sm:py-20">
      <PageHead
        title={t('newsletter.title')}
        description={t('newsletter.lead')}
        path="/newsletter"
      />
      <div className="grid max-w-xl gap-5">
        <div className="kikoi w-24" aria-hidden />
        <h1 className="text-3xl">{t('newsletter.title')}</h1>
        <p className="text-lg text-muted">{t('newsletter.lead')}</p>
        <NewsletterForm form={Form} answer={actionData} busy={formAction === '/newsletter'} />
      </div>
    </div>
  )
}
