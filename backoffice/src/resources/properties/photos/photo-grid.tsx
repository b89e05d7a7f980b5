import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './photo-grid.module.css'
import { PhotoTile, type GridPhoto, type TileActions } from './photo-tile'

interface PhotoGridProps extends TileActions {
  photos: GridPhoto[]
  move: (from: number, to: number) => void
}

/** The pictures in their order, moved by finger, mouse or keyboard. */
export function PhotoGrid({ photos, move, ...actions }: PhotoGridProps) {
  const { t } = useTranslation()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )
  const placeOf = (id: string | number | undefined) => photos.findIndex((one) => one.id === id)
  const says = useAnnouncements((id) => placeOf(id) + 1, photos.length)

  function drop({ active, over }: DragEndEvent) {
    const from = placeOf(active.id)
    const to = placeOf(over?.id)
    if (from >= 0 && to >= 0 && from !== to) {
      move(from, to)
    }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: says,
        screenReaderInstructions: { draggable: t('listing.photos.howToMove') },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={photos} strategy={rectSortingStrategy}>
        <ol className={styles.grid} aria-label={t('listing.photos.title')}>
          {photos.map((photo, index) => (
            <PhotoTile key={photo.id} photo={photo} number={index + 1} {...actions} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** What screen readers hear while a picture travels. Its own place is no news at the start. */
function useAnnouncements(place: (id: string | number) => number, total: number): Announcements {
  const { t } = useTranslation()
  const moved = useRef(false)
  return {
    onDragStart({ active }) {
      moved.current = false
      return t('listing.photos.lifted', { number: place(active.id), total })
    },
    onDragOver({ active, over }) {
      moved.current ||= over?.id !== active.id
      return over && moved.current
        ? t('listing.photos.over', { number: place(over.id), total })
        : undefined
    },
    onDragEnd: ({ over }) =>
      over ? t('listing.photos.dropped', { number: place(over.id), total }) : undefined,
    onDragCancel: () => t('listing.photos.putBack'),
  }
}
