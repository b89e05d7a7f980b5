import { useInvalidate, useNotification, useOnError, type HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { DASHBOARD } from '../../../dashboard/use-totals'
import { http } from '../../../providers/http'
import { formOfShot, type Shot } from '../photos/photo-queue'
import type { usePhotoQueue } from '../photos/use-photo-queue'
import { errorsAtFields } from './check'
import { draftKey, keepDraft } from './draft'
import type { ListingForm } from './use-listing-form'
import { formOf, isSame, payloadOf, type ListingValues } from './values'

interface CreateListing {
  /** Whose draft it is. */
  me: number
  form: ListingForm
  photos: ReturnType<typeof usePhotoQueue>
  done: () => void
  /** Opens the edit form of a listing whose last changes did not arrive. */
  editInstead: (id: number) => void
}

/** A form that was sent and never answered: it may have arrived. */
interface Attempt {
  shot: Shot
  values: ListingValues
}

/**
 * Lists a place over a line that may break at any moment. The form travels with its first picture alone,
 * which is the smallest request that makes a listing; the other pictures follow one by one. Each
 * request carries an Idempotency-Key (its picture's), so whatever is sent again, by itself or by
 * hand, is there once, and a broken line costs one picture at most. Should somebody change the form
 * after an answer was lost, the first form is sent again under its key, and the changes after it.
 */
export function useCreateListing({ me, form, photos, done, editInstead }: CreateListing) {
  const { t } = useTranslation()
  const { open } = useNotification()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const attempt = useRef<Attempt>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [property, setProperty] = useState<number>()
  const { queue } = photos

  /** §8: the server's message beside ours. */
  function fail(error: HttpError, shot: Shot) {
    const fields = errorsAtFields(error.errors)
    const title = t('listing.createFailed')
    open?.({ type: 'error', message: title, description: error.message })
    onError(error)
    setFailure(Object.keys(fields).length > 0 ? undefined : `${title}: ${error.message}`)
    if (!fields.images) {
      queue.acquit(shot)
    }
    photos.setFault(fields.images)
    form.refuse(fields)
  }

  /** The number of the new property, null when it was refused or the line stayed broken. */
  async function list(): Promise<number | null> {
    await queue.prepared()
    const { shot, values } = attempt.current ?? { shot: queue.shots()[0], values: form.values }
    attempt.current = { shot, values }
    const request = formOfShot(shot, formOf(payloadOf(values)))
    const { outcome, error } = await queue.post<PropertyDetail>(shot, '/api/v1/properties', request)
    if (outcome.state !== 'failed') {
      attempt.current = null
    }
    if (error) {
      fail(error, shot)
    }
    if (outcome.state !== 'done') {
      return null
    }
    const id = outcome.data._id
    return isSame(values, form.values) || (await change(id)) ? id : null
  }

  /** What was typed after the first form had been sent; if it is refused, it waits in the edit form. */
  async function change(id: number) {
    try {
      await http.put(`/properties/${id}`, payloadOf(form.values))
      return true
    } catch (error) {
      const { message } = error as HttpError
      open?.({ type: 'error', message: t('listing.updateFailed'), description: message })
      onError(error)
      keepDraft(draftKey(me, id), form.values)
      form.settle()
      refresh()
      editInstead(id)
      return false
    }
  }

  async function sendRest(id = property) {
    if (id === undefined) {
      return
    }
    await queue.sendTo(id, refresh, (error) => onError(error))
    if (queue.shots().length === 0) {
      done()
    }
  }

  function refresh() {
    void invalidate({ resource: 'properties', invalidates: ['list'] })
    void client.invalidateQueries({ queryKey: DASHBOARD })
  }

  return {
    busy,
    /** What concerns the form as a whole. */
    failure,
    /** Its number, once it is listed: pictures may still be on their way. */
    property,
    sendRest,
    async create() {
      setBusy(true)
      setFailure(undefined)
      const id = await list()
      setBusy(false)
      if (id !== null) {
        form.settle()
        setProperty(id)
        refresh()
        open?.({ type: 'success', message: t('listing.created') })
        await sendRest(id)
      }
    },
  }
}
