import { useRef } from 'react'
import { data, redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { LinkButton } from '~/components/button'
import { TextArea } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { StayDates } from '~/components/stay-dates'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { typedIn, type Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import managing from '~/locales/en/managing.json'
import { readForm } from '~/read-form.server'
import { loadHelpedStay } from '../load-helped-stay.server'
import type { Route } from './+types/route'

const REQUESTS = '/dashboard/helping?status=pending'

const LONGEST_REASON = 500

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  return { stay: await loadHelpedStay(request, id, { status: 'pending', step: 'decline' }) }
}

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  const values = typedIn(await readForm(request), ['reason'])
  try {
    const body = { reason: values.reason || null }
    await apiFor(request).helping.decline({ params: { id }, body })
    const headers = await flash({ tone: 'success', text: t('managing.declined') })
    return redirect(REQUESTS, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.errors.length > 0 ? null : error.message || t('managing.failed')
    const { fields: errors, status } = error
    return data<Problem>({ reason: values.reason, alert, errors }, { status })
  }
}

interface Problem {
  reason?: string
  errors: Faults
  alert: string | null
  unsent?: boolean
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { errors: {}, alert: null, unsent: true }

/** Declines a request for the host, with a reason that guest and host read. */
export default function DeclineRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { stay } = loaderData
  const t = useText(managing)
  const tc = useText(common)
  const form = useRef<HTMLFormElement>(null)
  useTypingKept(form)
  const title = t('managing.decline.title', { name: stay.guest.firstName })

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg font-semibold">
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut}>
          {stay.property.title}
        </StayDates>
      </p>
      <p className="text-lg">{t('managing.decline.effect')}</p>
      <PostForm ref={form} replace unsent={actionData?.unsent} className="grid gap-6">
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <TextArea
          name="reason"
          label={t('managing.decline.reason')}
          hint={t('managing.decline.reasonHint')}
          defaultValue={actionData?.reason}
          error={actionData?.errors.reason}
          maxLength={LONGEST_REASON}
        />
        <div className="grid gap-3 sm:flex sm:justify-end">
          <LinkButton to={REQUESTS} replace tone="quiet">
            {t('managing.decline.keep')}
          </LinkButton>
          <SubmitButton tone="signal">{t('managing.decline.submit')}</SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}
