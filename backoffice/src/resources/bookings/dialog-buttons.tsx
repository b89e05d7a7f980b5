import { Button } from 'antd'
import { CalendarCog, CalendarSync, DoorOpen, Pencil, TrendingDown } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { useChosen } from '../../hooks/use-chosen'
import styles from './details.module.css'

const STEPS = [
  {
    action: 'proposeDates',
    name: 'otherDates',
    Icon: CalendarSync,
    Dialog: later(() => import('./dates-dialog')),
  },
  {
    action: 'changeStay',
    name: 'change',
    Icon: CalendarCog,
    Dialog: later(() => import('./stay-dialog')),
  },
  {
    action: 'changeProperty',
    name: 'otherPlace',
    Icon: DoorOpen,
    Dialog: later(() => import('./place-dialog')),
  },
  {
    action: 'lowerPrice',
    name: 'lower',
    Icon: TrendingDown,
    Dialog: later(() => import('./lower-dialog')),
  },
] as const

type Step = (typeof STEPS)[number]

/** What may be changed about a stay; each but one's own request opens a dialog, which is loaded then. */
export function DialogButtons({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const [chosen, choose] = useChosen<{ booking: Booking; step: Step }>()
  const Dialog = chosen?.step.Dialog

  function gone() {
    choose(null)
    refocus()
  }

  return (
    <>
      <div className={styles.steps}>
        {booking.actions.includes('edit') && <ChangeLink booking={booking} />}
        {STEPS.filter(({ action }) => booking.actions.includes(action)).map((step) => (
          <Button
            key={step.name}
            icon={<step.Icon size={17} aria-hidden="true" />}
            onClick={() => choose({ booking, step })}
          >
            {t(`bookings.${step.name}.action`)}
          </Button>
        ))}
      </div>
      {/* Beside the buttons: a step that is gone meanwhile takes no typed words with it. */}
      <Suspense fallback={null}>
        {Dialog && <Dialog key={chosen.turn} booking={chosen.booking} gone={gone} />}
      </Suspense>
    </>
  )
}

/** Guests and wishes of one's own request are changed in the storefront. */
function ChangeLink({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  return (
    <Button
      icon={<Pencil size={17} aria-hidden="true" />}
      href={`/dashboard/bookings/${booking._id}/change`}
    >
      {t('trips.change')}
    </Button>
  )
}
