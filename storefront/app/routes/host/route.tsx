import { data, redirectDocument } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { LinkButton } from '~/components/button'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import hosting from '~/locales/en/hosting.json'
import { requireUser } from '~/session.server'
import { useViewer } from '~/use-viewer'
import { Article } from '../page/article'
import { loadPage } from '../page/load-page.server'
import type { Route } from './+types/route'

export const loader = (args: Route.LoaderArgs) => loadPage(args)

/** Makes a guest a host; the front door then opens the back office for them. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireUser(request, context, { returnTo: '/host' })
  try {
    const { message: text = '' } = await apiFor(request).auth.becomeHost({})
    return redirectDocument('/dashboard', { headers: await flash({ tone: 'success', text }) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.message || translatorOf(request, hosting)('hosting.failed')
    return data<StepProblem>({ alert }, { status: error.status })
  }
}

export const clientAction = alertWhenOffline

/** What hosting is, and the step to it: for visitors by registering, for guests at once. */
export default function Host({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Article {...loaderData}>
      <NextStep problem={actionData} />
    </Article>
  )
}

function NextStep({ problem }: { problem: StepProblem | undefined }) {
  const t = useText(hosting)
  const viewer = useViewer()

  if (!viewer) {
    return (
      <LinkButton
        to="/auth/register?role=host"
        tone="signal"
        size="lg"
        className="justify-self-start"
      >
        {t('hosting.become')}
      </LinkButton>
    )
  }
  if (viewer.role !== 'guest') {
    return (
      <LinkButton
        to="/dashboard/properties/new"
        reloadDocument
        tone="signal"
        size="lg"
        className="justify-self-start"
      >
        {t('hosting.add')}
      </LinkButton>
    )
  }
  return (
    <PostForm unsent={problem?.unsent} className="grid justify-items-start gap-3">
      {problem?.alert && <FormAlert>{problem.alert}</FormAlert>}
      <SubmitButton tone="signal" size="lg">
        {t('hosting.become')}
      </SubmitButton>
      <p className="text-muted">{t('hosting.becomeHint')}</p>
    </PostForm>
  )
}
