import { data, redirect } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { Stars } from '~/components/stars'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import myReviews from '~/locales/en/my-reviews.json'
import { ConfirmStep } from '../confirm-step'
import { loadOwnReview, ownReviewsPath } from '../load-own-review.server'
import type { Route } from './+types/route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const list = ownReviewsPath(context)
  const review = await loadOwnReview(request, context, params.id)
  if (!review.actions.includes('delete')) {
    throw redirect(list)
  }
  return { list, review }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const t = translatorOf(request, myReviews)
  const isGone = async () =>
    redirect(ownReviewsPath(context), {
      headers: await flash({ tone: 'success', text: t('myReviews.deleted') }),
    })
  try {
    await loadOwnReview(request, context, params.id)
    await apiFor(request).reviews.destroy({ params })
    return await isGone()
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    // A first try whose answer was lost has deleted it.
    if (error.status === 404) {
      return isGone()
    }
    const alert = error.message || t('myReviews.deleteFailed')
    return data<StepProblem>({ alert }, { status: error.status })
  }
}

export const clientAction = alertWhenOffline

export default function DeleteReview({ loaderData, actionData }: Route.ComponentProps) {
  const { list, review } = loaderData
  const t = useText(myReviews)

  return (
    <ConfirmStep
      title={t('myReviews.deleteTitle')}
      effect={t('myReviews.deleteEffect', { title: review.property.title })}
      keep={{ to: list, label: t('myReviews.keep') }}
      submit={t('myReviews.delete')}
      problem={actionData}
    >
      <blockquote className="grid gap-2 rounded-lg bg-sunken p-5">
        <Stars rating={review.rating} />
        <p className="font-semibold">{review.title}</p>
        <p className="whitespace-pre-line">{review.text}</p>
      </blockquote>
    </ConfirmStep>
  )
}
