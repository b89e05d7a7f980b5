import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './photo-tile.module.css'

interface MoveButtonsProps {
  number: number
  /** None at the end. */
  earlier?: false | (() => void)
  later?: false | (() => void)
}

/** Moves a picture by one place without dragging; at the end its button keeps the focus. */
export function MoveButtons({ number, earlier, later }: MoveButtonsProps) {
  const { t } = useTranslation()
  const moves = [
    ['Earlier', ArrowLeft, earlier],
    ['Later', ArrowRight, later],
  ] as const

  return moves.map(([where, Sign, move]) => (
    <button
      key={where}
      type="button"
      className={`${styles.sign} ${styles.turned}`}
      aria-label={t(`listing.photos.move${where}Of`, { number })}
      aria-disabled={!move || undefined}
      title={t(`listing.photos.move${where}`)}
      onClick={() => move && move()}
    >
      <Sign size={18} aria-hidden="true" />
    </button>
  ))
}
