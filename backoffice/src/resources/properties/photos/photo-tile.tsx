import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Captions, GripVertical, RotateCcw, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Image } from '../../../api/types'
import { Picture } from '../../../components/picture'
import type { Shot } from './photo-queue'
import type { Words } from './photo-words'
import styles from './photo-tile.module.css'

export interface GridPhoto extends Words {
  id: string
  isPrimary: boolean
  image?: Image
  shot?: Shot
  /** Can be moved now. */
  movable: boolean
  removable: boolean
}

export interface TileActions {
  makePrimary: (photo: GridPhoto) => void
  /** Where pictures can be described */
  edit?: (photo: GridPhoto) => void
  remove: (photo: GridPhoto) => void
  retry?: () => void
}

interface PhotoTileProps extends TileActions {
  photo: GridPhoto
  number: number
  /** Further buttons. */
  children: ReactNode
}

export function PhotoTile({ photo, number, edit, children, ...actions }: PhotoTileProps) {
  const { t } = useTranslation()
  const { id, movable, isPrimary, shot } = photo
  const sortable = useSortable({ id, disabled: !movable })
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable
  const style = { transform: CSS.Transform.toString(transform), transition }
  const busy = shot && ['preparing', 'sending', 'waiting'].includes(shot.state)

  return (
    <li ref={setNodeRef} style={style} className={styles.tile} data-dragging={isDragging}>
      <div className={styles.frame}>
        <Shown photo={photo} number={number} />
        <span className={styles.place} data-primary={isPrimary}>
          {isPrimary ? t('listing.photos.primary') : number}
        </span>
        {movable && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={styles.grip}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={t('listing.photos.move', { number })}
          >
            <GripVertical size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.side}>
        {photo.caption && <p className={styles.caption}>{photo.caption}</p>}
        {shot && <Progress shot={shot} number={number} />}
        <div className={styles.actions}>
          {shot?.state === 'failed' && actions.retry && (
            <button type="button" className={styles.action} onClick={actions.retry}>
              <RotateCcw size={16} aria-hidden="true" />
              {t('actions.retry')}
            </button>
          )}
          {!isPrimary && movable && (
            <button
              type="button"
              className={styles.action}
              aria-label={t('listing.photos.setPrimaryOf', { number })}
              onClick={() => actions.makePrimary(photo)}
            >
              <Star size={16} aria-hidden="true" />
              {t('listing.photos.setPrimary')}
            </button>
          )}
          {children}
          {!busy && edit && (
            <button
              type="button"
              className={styles.sign}
              aria-label={t('listing.photos.describe', { number })}
              title={t('listing.photos.words')}
              onClick={() => edit(photo)}
            >
              <Captions size={18} aria-hidden="true" />
            </button>
          )}
          {photo.removable && (
            <button
              type="button"
              className={styles.sign}
              aria-label={t('listing.photos.delete', { number })}
              title={t('listing.photos.deleteShort')}
              onClick={() => actions.remove(photo)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

type ShownProps = Pick<PhotoTileProps, 'photo' | 'number'>

function Shown({ photo: { image, shot, alt, caption }, number }: ShownProps) {
  const { t } = useTranslation()
  const text = alt || caption || t('listing.photos.photo', { number })
  return shot ? (
    <img src={shot.url} alt={text} className={styles.picture} />
  ) : (
    <Picture image={image} alt={text} sizes="220px" />
  )
}

function Progress({ shot: { state, share, error, sent }, number }: { shot: Shot; number: number }) {
  const { t } = useTranslation()
  if (state === 'ready' && !sent) {
    return null
  }
  if (state === 'ready' || state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        {state === 'failed' && <p>{error ?? t('listing.photos.failed')}</p>}
        {sent && <p>{t('listing.photos.mayBeThere')}</p>}
      </div>
    )
  }
  const percent = Math.round(share * 100)
  return (
    <div className={styles.progress}>
      <progress
        max={100}
        value={state === 'preparing' ? undefined : percent}
        aria-label={t('listing.photos.progress', { number })}
      />
      <span aria-hidden="true">
        {state === 'sending' ? `${percent} %` : t(`listing.photos.${state}`)}
      </span>
    </div>
  )
}
