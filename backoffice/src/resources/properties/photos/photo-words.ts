import type { Image } from '../../../api/types'

/** What is said of a picture. */
export interface Words {
  caption: string
  alt: string
}

/** What a stored picture is to say by now; it was sent with other words. */
export interface Reworded {
  photo: number
  words: Words
}

export const wordsOf = ({ caption, alt }: Words): Words => ({ caption, alt })

export const isSame = (now: Words, sent: Words) =>
  now.caption === sent.caption && now.alt === sent.alt

/** The newest picture with the words that were sent: the one that has just arrived; null where there is none by now. */
export function arrivedAmong(images: Image[], sent: Words): number | null {
  const alike = images.filter(({ caption, alt }) =>
    isSame({ caption: caption ?? '', alt: alt ?? '' }, sent)
  )
  return alike.length > 0 ? Math.max(...alike.map(({ _id }) => _id)) : null
}

export function rewordedAmong(images: Image[], sent: Words, words: Words): Reworded | null {
  const photo = arrivedAmong(images, sent)
  return photo === null ? null : { photo, words }
}

/** As the API takes them: an empty text is none. */
export const toSend = ({ caption, alt }: Words) => ({ caption: caption || null, alt: alt || null })
