import { useInvalidate, useUpdate, type BaseRecord, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Image } from '../../../api/types'
import { toSend, type Words } from './photo-words'

/** Every call answers with all pictures, the primary one first. */
type Answer = BaseRecord & Image[]

interface Call {
  /** After `/properties/7/photos/`. */
  path: string
  method?: 'delete'
  values?: object
}

type Texts = readonly [
  done: 'primaryUpdated' | 'deleted' | 'orderUpdated' | 'wordsUpdated',
  failed: 'primaryFailed' | 'deleteFailed' | 'orderFailed' | 'wordsFailed',
]

/** The stored pictures and their actions (§2.12, §4). */
export function useStoredPhotos(id: number, first: Image[]) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const { mutateAsync } = useUpdate<Answer, HttpError, object>()
  const [images, setImages] = useState(first)

  function take(answer: Image[]) {
    setImages(answer)
    void invalidate({ resource: 'properties', invalidates: ['list', 'detail'], id })
  }

  const send = ({ path, method, values = {} }: Call, [done, failed]: Texts) =>
    mutateAsync({
      resource: 'properties',
      id,
      values,
      meta: { path: `properties/${id}/photos/${path}`, method },
      invalidates: [],
      successNotification: () => ({ type: 'success', message: t(`listing.photos.${done}`) }),
      errorNotification: (error) => ({
        type: 'error',
        message: t(`listing.photos.${failed}`),
        description: error?.message,
      }),
    })

  /** True when it was done; the toast has said it either way. */
  const change = (call: Call, texts: Texts) =>
    send(call, texts).then(
      ({ data }) => {
        take(data)
        return true
      },
      () => false
    )

  return {
    images,
    take,
    setPrimary: (photo: number) =>
      change({ path: `${photo}/primary` }, ['primaryUpdated', 'primaryFailed']),
    remove: (photo: number) =>
      change({ path: String(photo), method: 'delete' }, ['deleted', 'deleteFailed']),
    word: (photo: number, words: Words) =>
      change({ path: String(photo), values: toSend(words) }, ['wordsUpdated', 'wordsFailed']),
    /** The first picture is the primary one. */
    async move(from: number, to: number) {
      const moved = images.toSpliced(from, 1).toSpliced(to, 0, images[from])
      const order = moved.map(({ _id }) => _id)
      setImages(moved.map((image, place) => ({ ...image, isPrimary: place === 0 })))
      try {
        const { data } = await send({ path: 'order', values: { order } }, [
          'orderUpdated',
          'orderFailed',
        ])
        take(data)
      } catch {
        setImages(images) // The toast has said why.
      }
    },
  }
}
