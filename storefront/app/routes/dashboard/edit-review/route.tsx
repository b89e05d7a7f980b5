import { data, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Review } from '~/api/types'
import { reviewAspects } from '@makao/shared/catalogue'
import { BackLink } from '~/components/back-link'
import { useCheckedForm } from '~/components/checked-form'
import { type Faults, checkForm } from '~/form-schema'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { answerWhenOffline } from '~/answer-offline'
import common from '~/locales/en/common.json'
import myReviews from '~/locales/en/my-reviews.json'
import reviewTexts from '~/locales/en/review.json'
import { readForm } from '~/read-form.server'
import { useViewer } from '~/use-viewer'
import { loadOwnReview, ownReviewsPath } from '../load-own-review.server'
import { ReviewFields } from '../review-fields'
import { aspectField, reviewSchema, starFields } from '../review-stay/review-schema'
import { PhotoWords, wordsField } from './photo-words'
import type { Route } from './+types/route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const list = ownReviewsPath(context)
  const review = await loadOwnReview(request, context, params.id)
  if (!review.actions.includes('edit')) {
    throw redirect(list)
  }
  return { list, review }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const t = translatorOf(request, myReviews)
  const { images } = await loadOwnReview(request, context, params.id)
  const form = await readForm(request)
  const names = ['title', 'text', ...starFields]
  names.push(...images.map(wordsField).filter((name) => form.has(name)))
  const values = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
  const { errors } = checkForm(reviewSchema(translatorOf(request, reviewTexts)), form)
  if (errors) {
    return data<EditAnswer>({ values, errors, alert: null }, { status: 422 })
  }
  try {
    await apiFor(request).reviews.update({ params, body: changesIn(values, images) as never })
    return redirect(ownReviewsPath(context), {
      headers: await flash({ tone: 'success', text: t('myReviews.saved') }),
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const photos = error.errors.find(({ field }) => field.startsWith('images'))
    const general = error.errors.length > 0 ? null : error.message || t('myReviews.saveFailed')
    const alert = photos?.message ?? general
    return data<EditAnswer>({ values, errors: error.fields, alert }, { status: error.status })
  }
}

interface EditAnswer {
  values: Record<string, string>
  errors: Faults
  alert: string | null
  unsent?: boolean
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<EditAnswer>(serverAction, UNSENT)
}

const UNSENT: EditAnswer = { values: {}, errors: {}, alert: null, unsent: true }

/** Skips photos that were removed while the form was open. */
function changesIn(values: Record<string, string>, photos: Review['images']) {
  const ratings = reviewAspects.map((aspect) => [aspect, Number(values[aspectField(aspect)])])
  const images = photos
    .filter((photo) => wordsField(photo) in values)
    .map((photo) => ({ _id: photo._id, caption: values[wordsField(photo)] }))
  const { rating, title, text } = values
  return { rating: Number(rating), title, text, ratings: Object.fromEntries(ratings), images }
}

/** Edits a review within 14 days (API contract). */
export default function EditReview({ loaderData, actionData }: Route.ComponentProps) {
  const { list, review } = loaderData
  const t = useText(myReviews)
  const tr = useText(reviewTexts)
  const tc = useText(common)
  const me = useViewer()
  const { form, errors } = useCheckedForm(reviewSchema(tr), actionData?.errors)
  useTypingKept(form.ref)
  const written = {
    rating: String(review.rating),
    title: review.title,
    text: review.text,
    ...Object.fromEntries(
      reviewAspects.map((aspect) => [aspectField(aspect), String(review.ratings[aspect])])
    ),
    ...Object.fromEntries(review.images.map((photo) => [wordsField(photo), photo.caption ?? ''])),
  }
  const values: Record<string, string> = { ...written, ...actionData?.values }

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('myReviews.editTitle')} · ${tc('common.brand')}`}</title>
      <BackLink to={list}>
        {t(me?.role === 'guest' ? 'myReviews.title' : 'myReviews.trips')}
      </BackLink>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('myReviews.editTitle')}</h1>
        <p className="text-lg font-semibold">{review.property.title}</p>
        <p className="text-muted">{t('myReviews.editHint')}</p>
      </header>
      <PostForm unsent={actionData?.unsent} replace {...form} className="grid gap-6">
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <ReviewFields values={values} errors={errors} />
        <PhotoWords photos={review.images} values={values} />
        <SubmitButton size="lg" className="sm:justify-self-start">
          {t('myReviews.save')}
        </SubmitButton>
      </PostForm>
    </div>
  )
}
