import { Button } from 'antd'
import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import styles from './move-buttons.module.css'
import { useMoveDesk } from './move-desk'
import { openMoves, type Move } from './moves'

type Place = 'row' | 'card' | 'foot'

interface MoveButtonsProps {
  booking: Booking
  /** `row`: small, in a table; `card`: sharing the width; `foot`: the first one leads. */
  place: Place
}

/** The steps that are open now, each behind a dialog that says what it will do. */
export function MoveButtons({ booking, place }: MoveButtonsProps) {
  const { t } = useTranslation()
  const choose = useMoveDesk()
  const whose = [fullName(booking.guest), booking.property?.title].filter(Boolean).join(', ')
  /* A table row has room for one word; what leads back is a sign with a name. */
  const isSign = (move: Move) => place === 'row' && move.danger

  return (
    <div className={`${styles.moves} ${styles[place]}`}>
      {openMoves(booking).map((move) => {
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

function typeOf({ danger }: Move, place: Place) {
  if (danger) {
    return place === 'card' ? 'default' : 'text'
  }
  return place === 'foot' ? 'primary' : 'default'
}
