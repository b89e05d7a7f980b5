import { PhotosPart } from './photos-part'
import type { GridPhoto } from './photo-tile'
import type { usePhotoQueue } from './use-photo-queue'

interface NewPhotosProps {
  photos: ReturnType<typeof usePhotoQueue>
  /** What the form says about them. */
  error?: string
}

/** The pictures of a property that is not listed yet: the first one becomes the primary one. */
export function NewPhotos({
  photos: { queue, shots, fault, setFault, add },
  error,
}: NewPhotosProps) {
  const grid = shots.map((shot, place): GridPhoto => {
    const { key, caption, alt } = shot
    const idle = shot.state === 'ready' || shot.state === 'failed'
    return { id: key, caption, alt, isPrimary: place === 0, shot, movable: idle, removable: idle }
  })
  const placeOf = ({ id }: GridPhoto) => shots.findIndex(({ key }) => key === id)

  return (
    <PhotosPart
      photos={grid}
      error={fault ?? (shots.length === 0 ? error : undefined)}
      add={(files) => void add(files, 0)}
      move={(from, to) => queue.move(from, to)}
      makePrimary={(photo) => queue.move(placeOf(photo), 0)}
      remove={({ id }) => {
        setFault(undefined)
        queue.remove(id)
      }}
      word={({ id }, words) => {
        queue.word(id, words)
        return true
      }}
    />
  )
}
