import type { Image } from '~/api/types'
import { TextField } from '~/components/field'
import { Picture } from '~/components/picture'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import { MAX_CAPTION } from '../review-stay/review-schema'

/** The caption field of a photo. */
export const wordsField = ({ _id }: Pick<Image, '_id'>) => `captions.${_id}`

interface PhotoWordsProps {
  photos: Image[]
  values: Record<string, string>
}

export function PhotoWords({ photos, values }: PhotoWordsProps) {
  const t = useText(review)

  return (
    photos.length > 0 && (
      <ul className="grid gap-4 sm:grid-cols-2">
        {photos.map((photo, index) => (
          <li
            key={photo._id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3 rounded-md border border-line bg-surface p-2.5"
          >
            <div className="size-20 overflow-hidden rounded-sm bg-sunken">
              <Picture image={photo} alt="" sizes="5rem" />
            </div>
            <TextField
              name={wordsField(photo)}
              label={t('review.caption', { number: index + 1 })}
              maxLength={MAX_CAPTION}
              defaultValue={values[wordsField(photo)]}
              autoComplete="off"
            />
          </li>
        ))}
      </ul>
    )
  )
}
