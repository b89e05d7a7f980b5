import { useOnError } from '@refinedev/core'
import { PhotosPart } from './photos-part'
import type { GridPhoto } from './photo-tile'
import type { usePhotoQueue } from './use-photo-queue'
import type { useStoredPhotos } from './use-stored-photos'

interface StoredPhotosProps {
  property: number
  stored: ReturnType<typeof useStoredPhotos>
  photos: ReturnType<typeof usePhotoQueue>
}

/** Pictures of an existing property: changes and uploads happen at once. */
export function StoredPhotos({ property, stored, photos }: StoredPhotosProps) {
  const { mutate: onError } = useOnError()
  const { images } = stored
  const { queue, shots, fault, setFault, add } = photos
  const send = () => queue.sendTo(property, stored.arrived, (error) => onError(error))

  const there = images.map((image): GridPhoto => {
    const { caption, alt, isPrimary } = image
    const words = { caption: caption ?? '', alt: alt ?? '' }
    /* The last picture stays (§4). */
    return {
      id: String(image._id),
      ...words,
      isPrimary,
      image,
      movable: images.length > 1,
      removable: images.length > 1,
    }
  })
  const coming = shots.map((shot): GridPhoto => {
    const { key, caption, alt, state, sent } = shot
    const removable = (state === 'ready' || state === 'failed') && !sent
    return { id: key, caption, alt, isPrimary: false, shot, movable: false, removable }
  })

  return (
    <PhotosPart
      photos={[...there, ...coming]}
      error={fault}
      add={(files) => void add(files, images.length).then(send)}
      hold={photos.setMoving}
      move={(from, to) => void stored.move(from, Math.min(to, images.length - 1))}
      makePrimary={({ id }) => stored.setPrimary(Number(id))}
      remove={({ id, shot }) => {
        setFault(undefined)
        return shot ? queue.remove(id) : stored.remove(Number(id))
      }}
      word={({ id, shot }, words) => {
        const photo = shot ? queue.word(id, words) : Number(id)
        return photo === null || stored.word(photo, words)
      }}
      retry={() => void send()}
    />
  )
}
