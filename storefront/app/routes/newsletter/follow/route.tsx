import { data, useNavigation } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { LinkButton } from '~/components/button'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import links from '~/locales/en/newsletter-link.json'
import type { Route } from './+types/route'

const STEPS = ['confirm', 'unsubscribe'] as const

/** @throws a 404 for any other path below /newsletter */
function stepOf(params: { step: string }) {
  const step = STEPS.find((known) => known === params.step)
  if (!step) {
    throw data(null, { status: 404 })
  }
  return step
}

/** GET changes nothing, since mail programs prefetch links. */
export function loader({ params }: Route.LoaderArgs) {
  return { step: stepOf(params) }
}

export async function action({ request, params }: Route.ActionArgs) {
  const step = stepOf(params)
  const { newsletter } = apiFor(request)
  try {
    await newsletter[step]({ params: { token: params.token } })
    return data<Outcome>({ outcome: 'done', alert: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const { status, message } = error
    if (status === 400 || status === 404) {
      return data<Outcome>({ outcome: 'dead', alert: null }, { status: 400 })
    }
    const alert = message || translatorOf(request, links)('link.failed')
    return data<Outcome>({ outcome: 'failed', alert }, { status })
  }
}

interface Outcome {
  outcome: 'done' | 'dead' | 'failed'
  alert: string | null
  unsent?: boolean
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Outcome>(serverAction, UNSENT)
}

const UNSENT: Outcome = { outcome: 'failed', alert: null, unsent: true }

function wordsOf(step: (typeof STEPS)[number], outcome: string | undefined) {
  switch (outcome) {
    case 'done':
      return [`link.${step}.done`, `link.${step}.doneLead`] as const
    case 'dead':
      return ['link.dead', 'link.deadLead'] as const
    default:
      return [`link.${step}.title`, `link.${step}.lead`] as const
  }
}

export default function Follow({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const t = useText(links)
  const tc = useText(common)
  const { state } = useNavigation()
  const outcome = actionData?.outcome
  const asks = outcome !== 'done' && outcome !== 'dead'
  const [title, lead] = wordsOf(step, outcome)

  return (
    <div className="page-width py-14 sm:py-24">
      <title>{`${t(title)} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className="grid max-w-xl justify-items-start gap-5">
        <div className="kikoi w-24" aria-hidden />
        <div role="status" aria-busy={state !== 'idle'} className="grid gap-4">
          <h1 className="text-3xl">{t(title)}</h1>
          <p className="text-lg text-muted">{t(lead)}</p>
        </div>
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        {asks && (
          <PostForm replace unsent={actionData?.unsent}>
            <SubmitButton size="lg">{t(`link.${step}.action`)}</SubmitButton>
          </PostForm>
        )}
        {outcome === 'dead' && <LinkButton to="/newsletter">{t('link.again')}</LinkButton>}
        {outcome && (
          <LinkButton to="/" tone="quiet">
            {t('link.home')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
