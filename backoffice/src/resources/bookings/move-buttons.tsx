import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import { useMe } from '../../hooks/use-me'
import styles from './move-buttons.module.css'
import { useMoveDialog } from './move-dialog-provider'
import { nameOf, openMoves, type Move } from './moves'

type Place = 'row' | 'card' | 'line' | 'foot'

interface MoveButtonsProps {
  booking: Booking
  /**
   * `row`: small, in a table; `card`: full width; `line`: at the end; `foot`: the first is primary.
   */
  place: Place
  /** Only this step. */
  only?: Move['name']
}

/** The steps open now, each with a dialog. */
export function MoveButtons({ booking, place, only }: MoveButtonsProps) {
  const { t } = useTranslation()
  const choose = useMoveDialog()
  const { _id: me } = useMe()
  const whose = [fullName(booking.guest), booking.property?.title].filter(Boolean).join(', ')

  return (
    <div className={`${styles.moves} ${styles[place]}`}>
      {openMoves(booking)
        .filter(({ name, undoes, beside }) =>
          only ? name === only : place === 'foot' || !(undoes || beside)
        )
        .map((move) => {
          const text = t(`bookings.moves.${nameOf(move, booking, me)}.action`)
          return (
            <Button
              key={move.name}
              size={place === 'row' ? 'small' : 'middle'}
              type={typeOf(move, place)}
              danger={move.danger}
              className={move.danger ? undefined : styles.onward}
              aria-label={`${text}: ${whose}`}
              onClick={() => choose({ booking, move })}
            >
              {text}
            </Button>
          )
        })}
    </div>
  )
}

function typeOf({ beside, danger, undoes }: Move, place: Place) {
  if (danger) {
    return place === 'card' ? 'default' : 'text'
  }
  return place === 'foot' && !undoes && !beside ? 'primary' : 'default'
}
