import { Camera, ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_ACCEPT } from '@makao/shared/uploads/photo-limits'
import styles from './photo-picker.module.css'

/** What `Form.Item` gives its control. */
export interface PickerField {
  'id'?: string
  'aria-invalid'?: boolean | 'true'
}

interface PhotoPickerProps extends PickerField {
  /** The limit is reached; the button stays enabled and explains it. */
  full: boolean
  error?: string
  add: (files: File[]) => void
}

/** Picks pictures by dialog, drop, or camera. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { full, error, add, id = 'photos', 'aria-invalid': isInvalid } = props
  const { t } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function take(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])]
    input.value = '' // Lets the same file be chosen again.
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
      data-wrong={error || isInvalid ? true : undefined}
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
          id={id}
          className={styles.pick}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''} ${id}_help`}
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
      <p id={`${id}-hint`} className={styles.hint}>
        {t(full ? 'listing.photos.full' : 'listing.photos.hint')}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
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
