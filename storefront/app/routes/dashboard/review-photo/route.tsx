import { data, redirect } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { Picture } from '~/components/picture'
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
  const photo = review.images.find(({ _id }) => String(_id) === params.photoId)
  if (!photo) {
    throw redirect(list)
  }
  return { list, review, photo }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const t = translatorOf(request, myReviews)
  await loadOwnReview(request, context, params.id)
  try {
    await apiFor(request).reviews.removePhoto({ params })
    const headers = await flash({ tone: 'success', text: t('myReviews.photoRemoved') })
    return redirect(ownReviewsPath(context), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return data<StepProblem>(
      { alert: error.message || t('myReviews.photoFailed') },
      { status: error.status }
    )
  }
}

export const clientAction = alertWhenOffline

/** Confirms removing a photo of one's own review, which has no deadline. */
export default function ReviewPhoto({ loaderData, actionData }: Route.ComponentProps) {
  const { list, review, photo } = loaderData
  const t = useText(myReviews)
  const { title } = review.property

  return (
    <ConfirmStep
      title={t('myReviews.photoTitle')}
      effect={t('myReviews.photoEffect', { title })}
      keep={{ to: list, label: t('myReviews.keepPhoto') }}
      submit={t('myReviews.removePhoto')}
      problem={actionData}
    >
      <div className="aspect-4/3 w-full max-w-sm overflow-hidden rounded-lg">
        <Picture image={photo} alt={title} sizes="24rem" eager />
      </div>
    </ConfirmStep>
  )
}
