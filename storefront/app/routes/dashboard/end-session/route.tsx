import { data, redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor, apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { LinkButton } from '~/components/button'
import { useAnsweredForm } from '~/components/checked-form'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { ProofFields } from '~/components/proof-fields'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import type { Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import settings from '~/locales/en/settings.json'
import { readForm } from '~/read-form.server'
import { proofIn } from '../proof.server'
import { useDeviceName } from '../settings/device-name'
import { listSessions } from '../settings/sessions.server'
import type { Route } from './+types/route'

const SETTINGS = '/dashboard/settings'
const OTHERS = 'others'

export async function loader({ request, params }: Route.LoaderArgs) {
  const [listed, { data: stored }] = await Promise.all([
    listSessions(request),
    apiFor(request).settings.show({}),
  ])
  const sessions = listed ?? []
  const withCode = stored.security.twoFactorEnabled
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  if (params.id === OTHERS) {
    return others > 0 ? { session: null, others, withCode } : redirect(SETTINGS)
  }
  const session = sessions.find(({ _id }) => String(_id) === params.id)
  // It has already ended.
  return session ? { session, others, withCode } : redirect(SETTINGS)
}

export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, settings)
  const { api, cookies } = apiWithCookies(request)
  const all = params.id === OTHERS
  const body = proofIn(await readForm(request))
  try {
    await (all
      ? api.sessions.destroyOthers({ body })
      : api.sessions.destroy({ params: { id: params.id }, body }))
    const text = t(all ? 'settings.end.allDone' : 'settings.end.done')
    // After ending one's own session, that page redirects to sign in.
    return redirect(SETTINGS, { headers: await flash({ tone: 'success', text }, cookies) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    if (error.status === 404) {
      return redirect(SETTINGS)
    }
    const alert = error.errors.length > 0 ? null : error.message || t('settings.end.failed')
    return data<Problem>({ alert, errors: error.fields }, { status: error.status })
  }
}

interface Problem {
  alert: string | null
  errors: Faults
  unsent?: boolean
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { alert: null, errors: {}, unsent: true }

export default function EndSession({ loaderData, actionData }: Route.ComponentProps) {
  const { session, others, withCode } = loaderData
  const t = useText(settings)
  const tc = useText(common)
  const nameOf = useDeviceName()
  const title = titleOf(session)
  const { form, errors } = useAnsweredForm(actionData?.errors)

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t(title)} · ${tc('common.brand')}`}</title>
      <h1 className="text-3xl">{t(title)}</h1>
      {session && <p className="text-lg font-semibold">{nameOf(session)}</p>}
      <p className="text-lg">
        {session
          ? t(session.isCurrent ? 'settings.end.ownEffect' : 'settings.end.effect')
          : t('settings.end.othersEffect', { count: others })}
      </p>
      <PostForm replace unsent={actionData?.unsent} {...form} className="grid gap-6">
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        {!session?.isCurrent && <ProofFields errors={errors} withCode={withCode} />}
        <div className="grid gap-3 sm:flex sm:justify-end">
          <LinkButton to={SETTINGS} replace tone="quiet">
            {t(session ? 'settings.end.keep' : 'settings.end.keepAll')}
          </LinkButton>
          <SubmitButton tone="signal">
            {t(session ? 'settings.end.submit' : 'settings.end.submitAll')}
          </SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}

function titleOf(session: { isCurrent: boolean } | null) {
  if (!session) {
    return 'settings.end.othersTitle'
  }
  return session.isCurrent ? 'settings.end.ownTitle' : 'settings.end.title'
}
