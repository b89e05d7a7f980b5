import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { buttonClass } from '~/components/button'
import { Checkbox } from '~/components/field'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import { MAX_REVIEW_PHOTOS, PHOTO_ACCEPT } from '@makao/shared/uploads/photo-limits'
import { shrinkPhoto } from '@makao/shared/uploads/shrink-photo'
import { sharesOf, type UploadProgress } from '@makao/shared/uploads/upload-progress'
import { useHydrated } from '~/use-hydrated'
import { PhotoPreviews, type ChosenPhoto } from './photo-previews'
import { photoProblem } from './review-schema'

interface PhotoFieldProps {
  error: string | undefined
  consentError: string | undefined
  progress: UploadProgress | null
  /** How many photos are being made smaller. */
  preparing: number
  onPreparing: (count: (before: number) => number) => void
}

/**
 * Up to five photos with previews, and the consent of those in them. Large ones are shrunk first.
 * Without scripts a plain file field.
 */
export function PhotoField(props: PhotoFieldProps) {
  const { error, consentError, progress, preparing, onPreparing } = props
  const t = useText(review)
  const id = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const latest = useRef(0)
  const touched = useRef(false)
  const chosenFiles = photos.map(({ file }) => file)
  const fault = preparing > 0 ? undefined : (photoProblem(chosenFiles, t) ?? error)
  const sizes = chosenFiles.map(({ size }) => size)
  const shares = progress && sharesOf(progress.share, sizes)

  /** Keeps the native field's files in step with the previews, since they are submitted. */
  useEffect(() => {
    const files = new DataTransfer()
    photos.forEach(({ file }) => files.items.add(file))
    if (input.current && touched.current) {
      input.current.files = files.files
    }
  }, [photos])

  /** One by one: a decoded picture takes 50 MB. */
  async function add(chosen: File[]) {
    touched.current = true
    const added = chosen.map((file) => ({ id: ++latest.current, file }))
    setPhotos((all) => [...all, ...added])
    onPreparing((count) => count + added.length)
    for (const { id: photo, file: original } of added) {
      const file = await shrinkPhoto(original)
      setPhotos((all) => all.map((one) => (one.id === photo ? { ...one, file } : one)))
      onPreparing((count) => count - 1)
    }
  }

  function remove(photo: number) {
    setPhotos((all) => all.filter((other) => other.id !== photo))
    input.current?.focus({ preventScroll: true })
  }

  const adopt = useEffectEvent(add)

  /** Adopts files chosen before hydration. */
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) {
      void Promise.resolve(early).then(adopt)
    }
  }, [])

  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <p id={`${id}-label`} className="text-sm font-semibold">
          {t('review.photos')}
        </p>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {t('review.photosHint', { count: MAX_REVIEW_PHOTOS })}
        </p>
      </div>
      <PhotoPreviews photos={photos} shares={shares} onRemove={remove} />
      <label className={buttonClass({ tone: 'quiet' }, 'photo-button justify-self-start')}>
        <ImagePlus aria-hidden size={20} />
        {t('review.choosePhotos')}
        <input
          ref={input}
          type="file"
          name="images"
          multiple
          accept={PHOTO_ACCEPT}
          aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ''}`}
          aria-invalid={fault ? true : undefined}
          disabled={progress !== null}
          onChange={(event) => void add([...(event.target.files ?? [])])}
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
