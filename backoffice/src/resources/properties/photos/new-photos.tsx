import { Form } from 'antd'
import type { PickerField } from './photo-picker'
import { PhotosPart } from './photos-part'
import type { GridPhoto } from './photo-tile'
import type { usePhotoQueue } from './use-photo-queue'

interface NewPhotosProps extends PickerField {
  photos: ReturnType<typeof usePhotoQueue>
}

/** Pictures of a new property, inside `Form.Item`; the first one is primary. */
export function NewPhotos({ photos, ...field }: NewPhotosProps) {
  const { queue, shots, fault, setFault, add } = photos
  const form = Form.useFormInstance()
  /* It may be the primary one of a listing that is there by now: the next try is its repetition. */
  const isTried = shots.some(({ sent }) => sent)
  const grid = shots.map((shot, place): GridPhoto => {
    const { key, caption, alt } = shot
    const idle = shot.state === 'ready' || shot.state === 'failed'
    const movable = idle && !isTried
    const removable = idle && !shot.sent
    return { id: key, caption, alt, isPrimary: place === 0, shot, movable, removable }
  })
  const placeOf = ({ id }: GridPhoto) => shots.findIndex(({ key }) => key === id)

  return (
    <PhotosPart
      field={{ 'id': field.id, 'aria-invalid': field['aria-invalid'] }}
      photos={grid}
      error={fault}
      add={(files) => {
        form.setFields([{ name: 'images', errors: [] }])
        void add(files, 0)
      }}
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
