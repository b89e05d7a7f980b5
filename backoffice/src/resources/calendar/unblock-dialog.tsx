import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarRow } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { nightsBetween } from '@makao/shared/dates'
import { stayDays } from '../../format/dates'
import { hasBlock } from './night-range'
import { PropertyChoice } from './property-choice'
import { propertiesOf, type Nights } from './use-nights'
import { useTitles } from './use-titles'

interface UnblockDialogProps {
  nights: Nights
  rows: readonly CalendarRow[]
  gone: () => void
  onUnblock: (nights: Nights) => void
}

/** Also for other properties that are blocked in these nights. */
export default function UnblockDialog({ nights, rows, gone, onUnblock }: UnblockDialogProps) {
  const { t } = useTranslation()
  const names = useTitles()
  const [open, setOpen] = useState(true)
  const [more, setMore] = useState<number[]>([])
  const { from, to } = nights
  const chosen = propertiesOf(nights).map(({ _id }) => _id)
  const others = rows.filter((row) => !chosen.includes(row._id) && hasBlock(row, from, to))
  const all = {
    ...nights,
    also: [...nights.also, ...others.filter(({ _id }) => more.includes(_id))],
  }
  const close = () => setOpen(false)

  return (
    <StepDialog
      open={open}
      title={t('calendar.unblockTitle', {
        nights: t('stay.nights', { count: nightsBetween(from, to) }),
      })}
      close={close}
      gone={gone}
      dismiss={t('calendar.keep')}
      confirm={t('calendar.unblock')}
      does={() => {
        onUnblock(all)
        close()
      }}
    >
      <p>
        {t('calendar.unblockEffect', {
          count: propertiesOf(all).length,
          property: names(all),
          dates: stayDays(from, to),
        })}
      </p>
      {others.length > 0 && (
        <PropertyChoice properties={others} chosen={more} setChosen={setMore} />
      )}
    </StepDialog>
  )
}
