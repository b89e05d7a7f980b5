import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { BackLink } from '~/components/back-link'
import { LinkButton } from '~/components/button'
import { FormAlert } from '~/components/form-alert'
import { Picture } from '~/components/picture'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { typedIn } from '~/form-schema'
import { userContext } from '~/guards.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import forms from '~/locales/en/forms.json'
import managing from '~/locales/en/managing.json'
import { readForm } from '~/read-form.server'
import { useHydrated } from '~/use-hydrated'
import { loadManagedListing } from '../helping-calendar/load-helped-place.server'
import { AddPhotos } from './add-photos'
import type { Route } from './+types/route'

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { listing } = await loadManagedListing(request, id)
  return { listing, owner: context.get(userContext)._id }
}

/** Puts a picture first: it is the one that lists show. */
export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  const { photo } = typedIn(await readForm(request), ['photo'])
  const path = `/dashboard/helping/places/${encodeURIComponent(id)}/photos`
  try {
    await apiFor(request).properties.choosePrimaryPhoto({ params: { id, photoId: photo } })
    return redirect(path, { headers: await flash({ tone: 'success', text: t('managing.saved') }) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const text = error.message || t('managing.failed')
    return redirect(path, { headers: await flash({ tone: 'error', text }) })
  }
}

export const clientAction = alertWhenOffline

/** The pictures of a place, by who manages its listing (ADR 0086). */
export default function ManagedPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, owner } = loaderData
  const t = useText(managing)
  const tc = useText(common)
  const tf = useText(forms)
  const hydrated = useHydrated()
  const { _id: id, images } = listing
  const alert = actionData?.unsent ? tf('forms.unheard') : actionData?.alert
  const title = t('managing.photosOf', { property: listing.title })

  return (
    <div className="grid max-w-2xl gap-7">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <BackLink to="/dashboard/helping">{t('managing.back')}</BackLink>
      <h1 className="text-3xl">{title}</h1>
      {alert && <FormAlert>{alert}</FormAlert>}
      {hydrated && <AddPhotos property={id} owner={owner} />}
      <ul className="grid gap-5 sm:grid-cols-2">
        {images.map((image, index) => (
          <li key={image._id} className="grid gap-2">
            <div className="aspect-4/3 overflow-hidden rounded-lg">
              <Picture image={image} alt={listing.title} sizes="(min-width: 640px) 20rem, 90vw" />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {image.isPrimary ? (
                <p className="font-semibold">{t('managing.first')}</p>
              ) : (
                <PostForm preventScrollReset>
                  <input type="hidden" name="photo" value={image._id} />
                  <SubmitButton
                    tone="quiet"
                    aria-label={t('managing.makeFirstNamed', { number: index + 1 })}
                  >
                    {t('managing.makeFirst')}
                  </SubmitButton>
                </PostForm>
              )}
              {images.length > 1 && (
                <LinkButton
                  to={`/dashboard/helping/places/${id}/photos/${image._id}`}
                  tone="plain"
                  aria-label={t('managing.removeNamed', { number: index + 1 })}
                >
                  {t('managing.remove')}
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
