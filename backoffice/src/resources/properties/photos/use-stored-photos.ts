import { useInvalidate, useNotification, useOnError, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Image } from '../../../api/types'
import { http } from '../../../providers/http'
import type { Words } from './photo-queue'

/** Every call about pictures answers with all of them, the primary one first. */
type Call = Promise<{ data: Image[] }>

type Change =
  | 'primaryUpdated'
  | 'primaryFailed'
  | 'deleted'
  | 'deleteFailed'
  | 'orderUpdated'
  | 'orderFailed'
  | 'wordsUpdated'
  | 'wordsFailed'

/** The pictures a property has on the server, and what can be done to them (§2.12, §4). */
export function useStoredPhotos(id: number, first: Image[]) {
  const { t } = useTranslation()
  const { open } = useNotification()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidate()
  const [images, setImages] = useState(first)

  function take(answer: Image[]) {
    setImages(answer)
    void invalidate({ resource: 'properties', invalidates: ['list', 'detail'], id })
  }

  /** Shows what is meant at once where that is safe; the server's word counts. */
  async function settle(call: Call, done: Change, failed: Change, before?: Image[]) {
    try {
      const { data } = await call
      take(data)
      open?.({ type: 'success', message: t(`listing.photos.${done}`) })
      return true
    } catch (error) {
      const { message } = error as HttpError
      if (before) {
        setImages(before)
      }
      open?.({ type: 'error', message: t(`listing.photos.${failed}`), description: message })
      onError(error)
      return false
    }
  }

  const path = (photo: number | string) => `/properties/${id}/photos/${photo}`

  return {
    images,
    take,
    setPrimary: (photo: number) =>
      settle(http.put(`${path(photo)}/primary`), 'primaryUpdated', 'primaryFailed'),
    remove: (photo: number) => settle(http.delete(path(photo)), 'deleted', 'deleteFailed'),
    word: (photo: number, { caption, alt }: Words) =>
      settle(
        http.put(path(photo), { caption: caption || null, alt: alt || null }),
        'wordsUpdated',
        'wordsFailed'
      ),
    /** The first picture is the primary one: whatever is moved there becomes it. */
    move(from: number, to: number) {
      const moved = images.toSpliced(from, 1).toSpliced(to, 0, images[from])
      const order = moved.map(({ _id }) => _id)
      const [head] = moved
      setImages(moved.map((image, place) => ({ ...image, isPrimary: place === 0 })))
      const call = async () => {
        if (!head.isPrimary) {
          await http.put(`${path(head._id)}/primary`)
        }
        return http.put<Image[]>(path('order'), { order })
      }
      return settle(call(), 'orderUpdated', 'orderFailed', images)
    },
  }
}
