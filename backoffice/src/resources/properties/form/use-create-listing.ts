import {
  useInvalidate,
  useNotification,
  useOnError,
  useUpdate,
  type HttpError,
} from '@refinedev/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { formOfShot, type Shot } from '../photos/photo-queue'
import { rewordedAmong, toSend, type Reworded } from '../photos/photo-words'
import type { usePhotoQueue } from '../photos/use-photo-queue'
import { fieldOf } from './check'
import { draftKey, saveDraft } from './draft'
import { useListingForm } from './use-listing-form'
import { formOf, isSame, payloadOf, type ListingValues } from './values'

interface CreateListing {
  /** The owner of the draft. */
  me: number
  photos: ReturnType<typeof usePhotoQueue>
  done: () => void
  editInstead: (id: number) => void
}

/** A form that was sent and never answered: it may have arrived. */
interface Attempt {
  shot: Shot
  values: ListingValues
}

/** Every one that was chosen could not be used. */
const withoutPicture = (sentence: string): HttpError => ({
  message: sentence,
  statusCode: 422,
  errors: { images: [sentence] },
})

/**
 * Creates a listing over an unreliable connection. The form travels with its first picture only;
 * the others follow one by one. Each request carries its picture's Idempotency-Key, so retries
 * store nothing twice. When the form changes after an answer was lost, the first version is sent
 * again under its key, then the changes.
 */
export function useCreateListing({ me, photos, done, editInstead }: CreateListing) {
  const { t } = useTranslation()
  const { mutate: onError } = useOnError()
  const { open } = useNotification()
  const invalidate = useInvalidate()
  const { mutateAsync: update } = useUpdate<PropertyDetail, HttpError, object>()
  const attempt = useRef<Attempt>(null)
  const isUnfinished = useRef(false)
  const [property, setProperty] = useState<number>()
  const { queue } = photos
  const listing = useListingForm({
    me,
    send,
    waiting: photos.shots.length > 0,
    failed: t('listing.createFailed'),
    onSaved({ _id: id }) {
      if (!isUnfinished.current) {
        open?.({ type: 'success', message: t('listing.created') })
      }
      setProperty(id)
      void sendRest(id)
    },
  })

  async function send(typed: ListingValues): Promise<PropertyDetail> {
    await queue.prepared()
    const [first] = queue.shots() as (Shot | undefined)[]
    const { shot, values } = attempt.current ?? { shot: first, values: typed }
    if (!shot) {
      throw withoutPicture(t('listing.errors.images'))
    }
    attempt.current = { shot, values }
    const request = formOfShot(shot, formOf(payloadOf(values)))
    const { outcome, error, words } = await queue.post<PropertyDetail>(
      shot,
      '/api/v1/properties',
      request
    )
    if (!queue.mayHaveArrived(shot)) {
      attempt.current = null
    }
    if (outcome.state === 'done') {
      refresh()
      const { _id: id, images } = outcome.data
      await sendChanges(id, values)
      await sendWords(id, words && rewordedAmong(images, shot, words))
      return outcome.data
    }
    if (error && !Object.keys(error.errors ?? {}).some((path) => fieldOf(path) === 'images')) {
      queue.acquit(shot)
    }
    if (error) {
      onError(error)
    }
    throw error ?? new Error('The screen was left')
  }

  /** What was typed since; if refused, it waits as a draft in the edit form. */
  async function sendChanges(id: number, sent: ListingValues) {
    const typed = listing.form.form.getFieldsValue(true) as ListingValues
    if (isSame(sent, typed)) {
      return
    }
    const isStored = await update({
      resource: 'properties',
      id,
      values: payloadOf(typed),
      successNotification: false,
      errorNotification: (error) => ({
        type: 'error',
        message: t('listing.updateFailed'),
        description: error?.message,
      }),
    }).then(
      () => true,
      () => {
        saveDraft(draftKey(me, id), typed, sent)
        isUnfinished.current = true
        return false
      }
    )
    if (isStored) {
      await sendChanges(id, typed)
    }
  }

  /** What its picture says since the first try. */
  async function sendWords(id: number, reworded: Reworded | null) {
    if (!reworded) {
      return
    }
    await update({
      resource: 'properties',
      id,
      values: toSend(reworded.words),
      meta: { path: `properties/${id}/photos/${reworded.photo}` },
      successNotification: false,
      errorNotification: (error) => ({
        type: 'error',
        message: t('listing.photos.wordsFailed'),
        description: error?.message,
      }),
    }).catch(() => {
      isUnfinished.current = true
    })
  }

  async function sendRest(id: number) {
    if (await queue.sendTo(id, refresh, (error) => onError(error))) {
      goOn(id)
    }
  }

  /** The warning must see first that nothing is on its way any more. */
  const goOn = (id: number) => setTimeout(() => (isUnfinished.current ? editInstead(id) : done()))

  const refresh = () => void invalidate({ resource: 'properties', invalidates: ['list'] })

  return { listing, property, sendRest, goOn }
}
