import { ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { buttonClass } from '~/components/button'
import { Checkbox } from '~/components/field'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import { useHydrated } from '~/use-hydrated'
import { MAX_PHOTOS, photoFault, PHOTO_TYPES } from './review-faults'

interface PhotoFieldProps {
  error: string | undefined
  consentError: string | undefined
}

/**
 * Up to five photos with previews, each of which can be taken back, and the consent of whoever is
 * in them. Without scripts: the browser's own file field, and the question stands there always.
 */
export function PhotoField({ error, consentError }: PhotoFieldProps) {
  const t = useText(review)
  const id = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<File[]>([])
  const fault = photoFault(photos, t) ?? error

  /** The field's own files are what travels: they follow the previews. */
  function keep(next: File[]) {
    const files = new DataTransfer()
    next.forEach((photo) => files.items.add(photo))
    if (input.current) {
      input.current.files = files.files
    }
    setPhotos(next)
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <p id={`${id}-label`} className="text-sm font-semibold">
          {t('review.photos')}
        </p>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {t('review.photosHint', { count: MAX_PHOTOS })}
        </p>
      </div>
      <Previews photos={photos} onRemove={(photo) => keep(photos.filter((p) => p !== photo))} />
      <label className={buttonClass({ tone: 'quiet' }, 'photo-button justify-self-start')}>
        <ImagePlus aria-hidden size={20} />
        {t('review.choosePhotos')}
        <input
          ref={input}
          type="file"
          name="images"
          multiple
          accept={PHOTO_TYPES.join(',')}
          aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ''}`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => keep([...photos, ...(event.target.files ?? [])])}
        />
      </label>
      {fault && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-laterite">
          {fault}
        </p>
      )}
      {(!hydrated || photos.length > 0) && (
        <Checkbox name="photoConsent" label={t('review.consent')} error={consentError} />
      )}
    </div>
  )
}

interface PreviewsProps {
  photos: File[]
  onRemove: (photo: File) => void
}

function Previews({ photos, onRemove }: PreviewsProps) {
  const t = useText(review)
  const shown = useMemo(
    () => photos.map((photo) => ({ photo, url: URL.createObjectURL(photo) })),
    [photos]
  )
  useEffect(() => () => shown.forEach(({ url }) => URL.revokeObjectURL(url)), [shown])

  return (
    shown.length > 0 && (
      <ul className="flex flex-wrap gap-3">
        {shown.map(({ photo, url }) => (
          <li key={url} className="relative size-24">
            <img src={url} alt={photo.name} className="size-full rounded-md object-cover" />
            <button
              type="button"
              onClick={() => onRemove(photo)}
              className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full border border-line bg-surface shadow-card"
            >
              <X aria-hidden size={18} />
              <span className="sr-only">{t('review.removePhoto', { name: photo.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    )
  )
}
