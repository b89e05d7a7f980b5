import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { fullName } from '../../components/portrait'
import styles from './move-buttons.module.css'
import { openMoves, type MoveRow } from './moves'

const MoveDialog = lazy(() => import('./move-dialog'))

interface MoveButtonsProps {
  booking: Booking
  /** `row`: small, in a table; `card`: sharing the width; `foot`: the first one leads. */
  place: 'row' | 'card' | 'foot'
}

/** The steps that are open now, each behind a dialog that says what it will do. */
export function MoveButtons({ booking, place }: MoveButtonsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<MoveRow | null>(null)

  return (
    <div className={`${styles.moves} ${styles[place]}`}>
      {openMoves(booking).map((row) => (
        <Button
          key={row.move}
          size={place === 'row' ? 'small' : 'middle'}
          type={row.danger ? 'text' : place === 'foot' ? 'primary' : 'default'}
          danger={row.danger}
          className={row.danger ? undefined : styles.onward}
          aria-label={`${t(`bookings.moves.${row.move}.action`)}: ${fullName(booking.guest)}, ${booking.property?.title ?? ''}`}
          onClick={() => setChosen(row)}
        >
          {t(`bookings.moves.${row.move}.action`)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {chosen && <MoveDialog booking={booking} row={chosen} gone={() => setChosen(null)} />}
      </Suspense>
    </div>
  )
}
