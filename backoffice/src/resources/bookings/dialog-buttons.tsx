import { Button } from 'antd'
import { CalendarCog, CalendarSync, DoorOpen, type LucideIcon } from 'lucide-react'
import { Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { later } from '../../components/later'
import { useChosen } from '../../hooks/use-chosen'

interface DialogProps {
  booking: Booking
  gone: () => void
}

/** Opens a dialog about a stay, which is loaded then. */
function opening(
  name: 'change' | 'otherDates' | 'otherPlace',
  Icon: LucideIcon,
  Dialog: ComponentType<DialogProps>
) {
  return function DialogButton({ booking }: { booking: Booking }) {
    const { t } = useTranslation()
    const [chosen, choose] = useChosen<object>()
    return (
      <>
        <Button icon={<Icon size={17} aria-hidden="true" />} onClick={() => choose({})}>
          {t(`bookings.${name}.action`)}
        </Button>
        <Suspense fallback={null}>
          {chosen && <Dialog key={chosen.turn} booking={booking} gone={() => choose(null)} />}
        </Suspense>
      </>
    )
  }
}

export const ProposeButton = opening(
  'otherDates',
  CalendarSync,
  later(() => import('./dates-dialog'))
)

export const PlaceButton = opening(
  'otherPlace',
  DoorOpen,
  later(() => import('./place-dialog'))
)

export const StayButton = opening(
  'change',
  CalendarCog,
  later(() => import('./stay-dialog'))
)
