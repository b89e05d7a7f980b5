import { Button } from 'antd'
import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import styles from './move-buttons.module.css'
import { useMoveDialog } from './move-dialog-provider'
import { openMoves, type Move } from './moves'

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
  const whose = [fullName(booking.guest), booking.property?.title].filter(Boolean).join(', ')
  /* Table rows have no room for words, so negative steps are labelled icons. */
  const isSign = (move: Move) => place === 'row' && move.danger

  return (
    <div className={`${styles.moves} ${styles[place]}`}>
      {openMoves(booking)
        .filter(({ name, undoes }) => (only ? name === only : !undoes || place === 'foot'))
        .map((move) => {
          const text = t(`bookings.moves.${move.name}.action`)
          return (
            <Button
              key={move.name}
              size={place === 'row' ? 'small' : 'middle'}
              type={typeOf(move, place)}
              danger={move.danger}
              className={move.danger ? undefined : styles.onward}
              aria-label={`${text}: ${whose}`}
              title={isSign(move) ? text : undefined}
              icon={isSign(move) && <CalendarX2 size={18} aria-hidden="true" />}
              onClick={() => choose({ booking, move })}
            >
              {isSign(move) ? null : text}
            </Button>
          )
        })}
    </div>
  )
}

function typeOf({ danger, undoes }: Move, place: Place) {
  if (danger) {
    return place === 'card' ? 'default' : 'text'
  }
  return place === 'foot' && !undoes ? 'primary' : 'default'
}
