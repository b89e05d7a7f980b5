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
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveButtons } from './move-buttons'
import styles from './photo-grid.module.css'
import { PhotoTile, type GridPhoto, type TileActions } from './photo-tile'

interface PhotoGridProps extends TileActions {
  photos: GridPhoto[]
  move: (from: number, to: number) => void
  /** Told when a picture is lifted, and when it is laid down. */
  hold?: (isMoving: boolean) => void
}

/** Sortable pictures, by finger, mouse or keyboard. */
export default function PhotoGrid({ photos, move, hold, ...actions }: PhotoGridProps) {
  const { t } = useTranslation()
  const [put, setPut] = useState<number>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )
  const placeOf = (id: string | number | undefined) => photos.findIndex((one) => one.id === id)
  const says = useAnnouncements((id) => placeOf(id) + 1, photos.length)

  function drop({ active, over }: DragEndEvent) {
    hold?.(false)
    const from = placeOf(active.id)
    const to = placeOf(over?.id)
    if (from >= 0 && to >= 0 && from !== to) {
      move(from, to)
    }
  }

  function shift(from: number, to: number) {
    move(from, to)
    setPut(to + 1)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: says,
        screenReaderInstructions: { draggable: t('listing.photos.howToMove') },
      }}
      onDragStart={() => hold?.(true)}
      onDragCancel={() => hold?.(false)}
      onDragEnd={drop}
    >
      <SortableContext items={photos} strategy={rectSortingStrategy}>
        <ol tabIndex={-1} className={styles.grid} aria-label={t('listing.photos.title')}>
          {photos.map((photo, index) => (
            <PhotoTile key={photo.id} photo={photo} number={index + 1} {...actions}>
              {photo.movable && (
                <MoveButtons
                  number={index + 1}
                  earlier={photos[index - 1]?.movable && (() => shift(index, index - 1))}
                  later={photos[index + 1]?.movable && (() => shift(index, index + 1))}
                />
              )}
            </PhotoTile>
          ))}
        </ol>
      </SortableContext>
      <p className="sr-only" role="status">
        {put !== undefined && t('listing.photos.moved', { number: put, total: photos.length })}
      </p>
    </DndContext>
  )
}

/** Screen reader announcements while dragging; none for the initial position. */
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
