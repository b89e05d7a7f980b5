import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { LinkButton } from '~/components/button'
import { useCheckedForm } from '~/components/checked-form'
import { CountedField } from '~/components/counted-field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { ShownTo } from '~/components/shown-to'
import { Stars } from '~/components/stars'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { checkForm, filled, typedIn, type Faults } from '~/form-schema'
import { userContext, usersOnly } from '~/guards.server'
import type { Translate } from '~/i18n/texts'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import allReviews from '~/locales/en/all-reviews.json'
import common from '~/locales/en/common.json'
import { readForm } from '~/read-form.server'
import { meantFor } from '~/viewer.server'
import type { Route } from './+types/route'

/** In characters, as in the API. */
const LONGEST_REASON = 500

export const middleware: Route.MiddlewareFunction[] = [usersOnly('review')]

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { data: review } = await apiFor(request).reviews.show({ params })
  if (review.user._id === context.get(userContext)._id) {
    const text = translatorOf(request, allReviews)('allReviews.ownReview')
    throw redirect(pathOf(review), { headers: await flash({ tone: 'error', text }) })
  }
  return { review }
}

const pathOf = ({ property }: { property: { _id: number } }) =>
  `/properties/${property._id}/reviews`

const reportSchema = (t: Translate<typeof allReviews>) =>
  v.object({ reason: filled(t('allReviews.reasonRequired')) })

export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, allReviews)
  const form = await readForm(request)
  const { reason } = typedIn(form, ['reason'])
  const { errors } = checkForm(reportSchema(t), form)
  if (errors) {
    return data<Problem>({ reason, errors, alert: null }, { status: 422 })
  }
  const { reviews } = apiFor(request)
  const { data: review } = await reviews.show({ params })
  try {
    await reviews.report({ params, body: { reason }, headers: meantFor(form) })
    const headers = await flash({ tone: 'success', text: t('allReviews.reportDone') })
    return redirect(pathOf(review), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const before = error.code === 'E_ALREADY_REPORTED' && t('allReviews.reportedBefore')
    const alert = before || error.message || t('allReviews.reportFailed')
    const found = error.fields
    return data<Problem>(
      { reason, errors: found, alert: found.reason ? null : alert },
      { status: error.status }
    )
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

export default function ReportReview({ loaderData, actionData }: Route.ComponentProps) {
  const { review } = loaderData
  const t = useText(allReviews)
  const tc = useText(common)
  const { form, errors } = useCheckedForm(reportSchema(t), actionData?.errors)
  useTypingKept(form.ref)

  return (
    <div className="page-width py-8 sm:py-14">
      <title>{`${t('allReviews.reportTitle')} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid max-w-2xl gap-6">
        <h1 className="text-3xl">{t('allReviews.reportTitle')}</h1>
        <p className="text-lg text-muted">{t('allReviews.reportLead')}</p>
        <blockquote className="grid gap-2 rounded-lg bg-sunken p-5">
          <Stars rating={review.rating} />
          <p className="font-semibold">{review.title}</p>
          <p className="whitespace-pre-line">{review.text}</p>
        </blockquote>
        <PostForm replace unsent={actionData?.unsent} {...form} className="grid gap-6">
          <ShownTo />
          {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
          <CountedField
            lines
            name="reason"
            label={t('allReviews.reason')}
            hint={t('allReviews.reasonHint')}
            maxLength={LONGEST_REASON}
            defaultValue={actionData?.reason}
            error={errors.reason}
          />
          <div className="grid gap-3 sm:flex sm:justify-end">
            <LinkButton to={pathOf(review)} replace tone="quiet">
              {t('allReviews.reportKeep')}
            </LinkButton>
            <SubmitButton>{t('allReviews.reportSubmit')}</SubmitButton>
          </div>
        </PostForm>
      </div>
    </div>
  )
}
