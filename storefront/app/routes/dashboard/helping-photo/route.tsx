import { data, redirect } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { Picture } from '~/components/picture'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import managing from '~/locales/en/managing.json'
import { ConfirmStep } from '../confirm-step'
import { loadManagedListing } from '../helping-calendar/load-helped-place.server'
import type { Route } from './+types/route'

const photosOf = (id: string) => `/dashboard/helping/places/${encodeURIComponent(id)}/photos`

export async function loader({ request, params: { id, photoId } }: Route.LoaderArgs) {
  const { listing } = await loadManagedListing(request, id)
  const photo = listing.images.find(({ _id }) => String(_id) === photoId)
  if (!photo) {
    throw redirect(photosOf(id))
  }
  return { title: listing.title, photo, back: photosOf(id) }
}

export async function action({ request, params: { id, photoId } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  try {
    await apiFor(request).properties.destroyPhoto({ params: { id, photoId } })
    const headers = await flash({ tone: 'success', text: t('managing.removed') })
    return redirect(photosOf(id), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return data<StepProblem>(
      { alert: error.message || t('managing.failed') },
      { status: error.status }
    )
  }
}

export const clientAction = alertWhenOffline

/** Takes a picture of a managed listing away. */
export default function ManagedPhoto({ loaderData, actionData }: Route.ComponentProps) {
  const { back, photo, title } = loaderData
  const t = useText(managing)

  return (
    <ConfirmStep
      title={t('managing.remove.title')}
      effect={t('managing.remove.effect', { property: title })}
      keep={{ to: back, label: t('managing.remove.keep') }}
      submit={t('managing.remove.submit')}
      problem={actionData}
    >
      <div className="aspect-4/3 w-full max-w-sm overflow-hidden rounded-lg">
        <Picture image={photo} alt={title} sizes="24rem" eager />
      </div>
    </ConfirmStep>
  )
}
