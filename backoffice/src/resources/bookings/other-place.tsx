import { Button } from 'antd'
import { DoorOpen } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { later } from '../../components/later'
import { useChosen } from '../../hooks/use-chosen'

const PlaceDialog = later(() => import('./place-dialog'))

/** Opens the dialog that takes a stay to another place of its host. */
export function PlaceButton({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const [chosen, choose] = useChosen<object>()
  return (
    <>
      <Button icon={<DoorOpen size={17} aria-hidden="true" />} onClick={() => choose({})}>
        {t('bookings.otherPlace.action')}
      </Button>
      <Suspense fallback={null}>
        {chosen && <PlaceDialog key={chosen.turn} booking={booking} gone={() => choose(null)} />}
      </Suspense>
    </>
  )
}
