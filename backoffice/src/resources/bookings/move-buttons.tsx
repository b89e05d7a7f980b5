import { Button } from 'antd'
import { CalendarX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import styles from './move-buttons.module.css'
import { useMoveDesk } from './move-desk'
import { openMoves, type Move } from './moves'
import { useApprove } from './use-approve'

type Place = 'row' | 'card' | 'line' | 'foot'

interface MoveButtonsProps {
  booking: Booking
  /** `row`: small, in a table; `card`: sharing the width; `line`: at its end; `foot`: the first one leads. */
  place: Place
  /** Offers this step alone. */
  only?: Move['name']
}

/**
 * The steps that are open now, each behind a dialog that says what it will do. Only approving is one tap
 * in a list; in the open booking its dialog takes a note for the guest.
 */
export function MoveButtons({ booking, place, only }: MoveButtonsProps) {
  const { t } = useTranslation()
  const choose = useMoveDesk()
  const { approve, busy } = useApprove(booking)
  const whose = [fullName(booking.guest), booking.property?.title].filter(Boolean).join(', ')
  const atOnce = (move: Move) => move.name === 'approve' && place !== 'foot'
  /* A table row has room for one word; what leads back is a sign with a name. */
  const isSign = (move: Move) => place === 'row' && move.danger

  return (
    <div className={`${styles.moves} ${styles[place]}`}>
      {openMoves(booking)
        .filter(({ name }) => !only || name === only)
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
              loading={atOnce(move) && busy}
              onClick={() => (atOnce(move) ? approve() : choose({ booking, move }))}
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
