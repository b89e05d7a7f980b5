import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PROPERTY_PHOTOS } from '~uploads/photo-limits'
import { PhotoGrid } from './photo-grid'
import { PhotoPicker } from './photo-picker'
import type { Words } from './photo-queue'
import type { GridPhoto } from './photo-tile'
import styles from './photos-part.module.css'

const WordsDialog = lazy(() => import('./words-dialog'))
const DeleteDialog = lazy(() => import('./delete-dialog'))

export interface PhotosPartProps {
  photos: GridPhoto[]
  /** What is wrong with them. */
  error?: string
  add: (files: File[]) => void
  move: (from: number, to: number) => void
  makePrimary: (photo: GridPhoto) => void
  /** Asks first where the picture cannot be brought back. */
  remove: (photo: GridPhoto) => Promise<unknown> | void
  /** True when the words were taken. */
  word: (photo: GridPhoto, words: Words) => Promise<boolean> | boolean
  retry?: () => void
}

/** Choosing, ordering, describing and deleting the pictures of a property (§5, Images). */
export function PhotosPart({ photos, error, add, move, makePrimary, ...part }: PhotosPartProps) {
  const { t } = useTranslation()
  const [described, setDescribed] = useState<GridPhoto>()
  const [doomed, setDoomed] = useState<GridPhoto>()

  return (
    <div className={styles.part}>
      {photos.length > 0 && (
        <PhotoGrid
          photos={photos}
          move={move}
          makePrimary={makePrimary}
          edit={setDescribed}
          remove={(photo) => (photo.shot ? void part.remove(photo) : setDoomed(photo))}
          retry={part.retry}
        />
      )}
      <PhotoPicker full={photos.length >= MAX_PROPERTY_PHOTOS} error={error} add={add} />
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
        {doomed && (
          <DeleteDialog confirm={() => part.remove(doomed)} gone={() => setDoomed(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
