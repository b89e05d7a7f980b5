import { Button } from 'antd'
import { CalendarX2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import styles from './move-buttons.module.css'
import { openMoves, type MoveRow } from './moves'

const MoveDialog = lazy(() => import('./move-dialog'))

type Place = 'row' | 'card' | 'foot'

interface MoveButtonsProps {
  booking: Booking
  /** `row`: small, in a table; `card`: sharing the width; `foot`: the first one leads. */
  place: Place
}

/** The steps that are open now, each behind a dialog that says what it will do. */
export function MoveButtons({ booking, place }: MoveButtonsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<MoveRow | null>(null)
  /** A table row has room for one word; what leads back is a sign with a name. */
  const iconOnly = (row: MoveRow) => place === 'row' && row.danger

  return (
    <div className={`${styles.moves} ${styles[place]}`}>
      {openMoves(booking).map((row) => (
        <Button
          key={row.move}
          size={place === 'row' ? 'small' : 'middle'}
          type={typeOf(row, place)}
          danger={row.danger}
          className={row.danger ? undefined : styles.onward}
          aria-label={`${t(`bookings.moves.${row.move}.action`)}: ${fullName(booking.guest)}, ${booking.property?.title ?? ''}`}
          icon={iconOnly(row) && <CalendarX2 size={18} aria-hidden="true" />}
          title={iconOnly(row) ? t(`bookings.moves.${row.move}.action`) : undefined}
          onClick={() => setChosen(row)}
        >
          {iconOnly(row) ? null : t(`bookings.moves.${row.move}.action`)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {chosen && <MoveDialog booking={booking} row={chosen} gone={() => setChosen(null)} />}
      </Suspense>
    </div>
  )
}

function typeOf({ danger }: MoveRow, place: Place) {
  if (danger) {
    return place === 'card' ? 'default' : 'text'
  }
  return place === 'foot' ? 'primary' : 'default'
}
