import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PROPERTY_PHOTOS } from '@makao/shared/uploads/photo-limits'
import { later } from '../../../components/later'
import { refocus } from '../../../components/refocus'
import { PhotoPicker, type PickerField } from './photo-picker'
import { Loading } from '../../../layout/loading'
import type { Words } from './photo-words'
import type { GridPhoto } from './photo-tile'
import styles from './photos-part.module.css'

const PhotoGrid = later(() => import('./photo-grid'))
const WordsDialog = later(() => import('./words-dialog'))
const DeleteDialog = later(() => import('./delete-dialog'))

export interface PhotosPartProps {
  /** Of the form around it, when it is a field there. */
  field?: PickerField
  photos: GridPhoto[]
  error?: string
  add: (files: File[]) => void
  move: (from: number, to: number) => void
  hold?: (isMoving: boolean) => void
  makePrimary: (photo: GridPhoto) => Promise<unknown> | void
  /** Confirms first when the picture is stored. */
  remove: (photo: GridPhoto) => Promise<unknown> | void
  /** True when accepted. */
  word: (photo: GridPhoto, words: Words) => Promise<boolean> | boolean
  retry?: () => void
}

/** Choosing, ordering, describing and deleting pictures (§5, Images). */
export function PhotosPart({ photos, error, add, move, makePrimary, ...part }: PhotosPartProps) {
  const { t } = useTranslation()
  const [described, setDescribed] = useState<GridPhoto>()
  const [doomed, setDoomed] = useState<GridPhoto>()
  const place = useRef<HTMLDivElement>(null)
  /** The photos, or the button that chooses some. */
  const stay = () => refocus(() => place.current?.querySelector<HTMLElement>('ol, button'))

  function remove(photo: GridPhoto) {
    if (photo.shot) {
      void part.remove(photo)
      stay()
    } else {
      setDoomed(photo)
    }
  }

  function gone() {
    setDoomed(undefined)
    stay()
  }

  return (
    <div ref={place} className={styles.part}>
      {photos.length > 0 && (
        <Suspense fallback={<Loading />}>
          <PhotoGrid
            photos={photos}
            move={move}
            hold={part.hold}
            makePrimary={(photo) => void Promise.resolve(makePrimary(photo)).then(stay)}
            edit={setDescribed}
            remove={remove}
            retry={part.retry}
          />
        </Suspense>
      )}
      <PhotoPicker
        {...part.field}
        full={photos.length >= MAX_PROPERTY_PHOTOS}
        error={error}
        add={add}
      />
      <p className={styles.count} role="status">
        {t('listing.photos.count', { count: photos.length, max: MAX_PROPERTY_PHOTOS })}
      </p>
      <Suspense fallback={null}>
        {described && (
          <WordsDialog
            words={described}
            save={(words) => part.word(described, words)}
            gone={() => setDescribed(undefined)}
          />
        )}
        {doomed && <DeleteDialog confirm={() => part.remove(doomed)} gone={gone} />}
      </Suspense>
    </div>
  )
}
