import { Camera, ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_ACCEPT } from '~uploads/photo-limits'
import styles from './photo-picker.module.css'

interface PhotoPickerProps {
  /** As many as there may be: more are refused in words, not by a dead button. */
  full: boolean
  error?: string
  add: (files: File[]) => void
}

/** Pictures by picking, dropping, or the phone's camera. */
export function PhotoPicker({ full, error, add }: PhotoPickerProps) {
  const { t } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function take(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])]
    input.value = '' // So that the same file can be chosen again after it was taken out.
    if (chosen.length > 0) {
      add(chosen)
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }

  return (
    <div
      className={styles.picker}
      data-over={over}
      data-wrong={error ? true : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.buttons}>
        <button
          type="button"
          id="listing-images"
          className={styles.pick}
          aria-describedby={`listing-images-hint${error ? ' listing-images-error' : ''}`}
          onClick={() => files.current?.click()}
        >
          <ImagePlus size={20} aria-hidden="true" />
          {t('listing.photos.pick')}
        </button>
        <button
          type="button"
          className={`${styles.pick} ${styles.camera}`}
          onClick={() => camera.current?.click()}
        >
          <Camera size={20} aria-hidden="true" />
          {t('listing.photos.camera')}
        </button>
      </div>
      <p id="listing-images-hint" className={styles.hint}>
        {t(full ? 'listing.photos.full' : 'listing.photos.hint')}
      </p>
      {error && (
        <p id="listing-images-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={PHOTO_ACCEPT}
        data-testid="photos"
        onChange={(event) => take(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept={PHOTO_ACCEPT}
        capture="environment"
        onChange={(event) => take(event.target)}
      />
    </div>
  )
}
