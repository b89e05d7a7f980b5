import { useInvalidate, useUpdate, type BaseRecord, type HttpError } from '@refinedev/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Image } from '../../../api/types'
import { toSend, type Reworded, type Words } from './photo-words'

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

const NONE: Image[] = []

/** The stored pictures and their actions (§2.12, §4). */
export function useStoredPhotos(id: number, first: Image[] = NONE) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const { mutateAsync } = useUpdate<Answer, HttpError, object>()
  const [answered, setAnswered] = useState<Image[]>()
  const [seen, setSeen] = useState(first)
  if (first !== seen) {
    setSeen(first) // Newer than every answer: others change pictures, too.
    setAnswered(undefined)
  }
  const images = answered ?? first
  /** Orders follow each other; the answer to the latest counts. */
  const orders = useRef({ latest: 0, sent: Promise.resolve<unknown>(undefined) })

  const renew = () =>
    void invalidate({
      resource: 'properties',
      invalidates: ['list', 'detail'],
      id,
      invalidationOptions: { cancelRefetch: true }, // What is under way may not know of it yet.
    })

  function take(answer: Image[]) {
    setAnswered(answer)
    renew()
  }

  const send = ({ path, method, values = {} }: Call, [done, failed]: Texts) =>
    mutateAsync({
      resource: 'properties',
      id,
      values,
      meta: { path: `properties/${id}/photos/${path}`, method },
      invalidates: [],
      successNotification: () => ({
        key: `photos-${done}`,
        type: 'success',
        message: t(`listing.photos.${done}`),
      }),
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
      () => {
        renew() // It may be gone.
        return false
      }
    )

  const word = (photo: number, words: Words) =>
    change({ path: String(photo), values: toSend(words) }, ['wordsUpdated', 'wordsFailed'])

  return {
    images,
    word,
    /** Takes in what was uploaded, and sends the words that it was given on the way. */
    arrived(all: Image[], reworded: Reworded | null) {
      take(all)
      if (reworded) {
        void word(reworded.photo, reworded.words)
      }
    },
    setPrimary: (photo: number) =>
      change({ path: `${photo}/primary` }, ['primaryUpdated', 'primaryFailed']),
    remove: (photo: number) =>
      change({ path: String(photo), method: 'delete' }, ['deleted', 'deleteFailed']),
    /** The first picture is the primary one. */
    async move(from: number, to: number) {
      const moved = images.toSpliced(from, 1).toSpliced(to, 0, images[from])
      const order = moved.map(({ _id }) => _id)
      setAnswered(moved.map((image, place) => ({ ...image, isPrimary: place === 0 })))
      const turn = ++orders.current.latest
      const sent = orders.current.sent.then(() =>
        send({ path: 'order', values: { order } }, ['orderUpdated', 'orderFailed'])
      )
      orders.current.sent = sent.catch(() => undefined)
      try {
        const { data } = await sent
        if (turn === orders.current.latest) take(data)
      } catch {
        setAnswered(undefined) // The toast has said why.
        renew()
      }
    },
  }
}
