import { X } from 'lucide-react'
import { useFileAddress } from '@makao/shared/uploads/use-file-address'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import { MAX_CAPTION } from './review-schema'

export interface ChosenPhoto {
  /** Stays when the file is made smaller; the same file may be chosen twice, with different captions. */
  id: number
  file: File
}

interface PhotoPreviewsProps {
  photos: ChosenPhoto[]
  /** Each photo's progress from 0 to 1; null when idle. */
  shares: number[] | null
  onRemove: (id: number) => void
}

/** The chosen photos with captions and remove buttons. */
export function PhotoPreviews({ photos, shares, onRemove }: PhotoPreviewsProps) {
  return (
    photos.length > 0 && (
      <ul className="grid gap-4 sm:grid-cols-2">
        {photos.map(({ id, file }, index) => (
          <Preview
            key={id}
            photo={file}
            number={index + 1}
            share={shares?.[index] ?? null}
            onRemove={() => onRemove(id)}
          />
        ))}
      </ul>
    )
  )
}

interface PreviewProps {
  photo: File
  number: number
  share: number | null
  onRemove: () => void
}

function Preview({ photo, number, share, onRemove }: PreviewProps) {
  const t = useText(review)
  const url = useFileAddress(photo)

  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3 rounded-md border border-line bg-surface p-2.5">
      <div className="relative">
        <div className="size-20 overflow-hidden rounded-sm bg-sunken">
          {url && <img src={url} alt="" className="size-full object-cover" />}
        </div>
        {share === null && (
          <button
            type="button"
            onClick={onRemove}
            className="absolute -top-3 -left-3 grid size-9 place-items-center rounded-full border border-line bg-surface shadow-card"
          >
            <X aria-hidden size={18} />
            <span className="sr-only">{t('review.removePhoto', { name: photo.name })}</span>
          </button>
        )}
      </div>
      <div className="grid gap-1.5">
        <label className="grid gap-1 text-xs font-semibold">
          {t('review.caption', { number })}
          <input
            name="captions"
            maxLength={MAX_CAPTION}
            readOnly={share !== null}
            autoComplete="off"
            className="min-h-11 w-full rounded-md border border-line-strong bg-paper px-3 text-base font-normal"
          />
        </label>
        {share !== null && (
          <progress
            max={1}
            value={share}
            aria-label={t('review.upload.photo', { number })}
            className="upload-bar"
          />
        )}
      </div>
    </li>
  )
}
