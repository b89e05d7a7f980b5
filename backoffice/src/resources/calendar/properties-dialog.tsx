import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarRow } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { nightsBetween } from '@makao/shared/dates'
import { stayDays } from '../../format/dates'
import { PropertyChoice } from './property-choice'
import type { Nights } from './use-nights'

interface PropertiesDialogProps {
  nights: Nights
  rows: readonly CalendarRow[]
  gone: () => void
  onChosen: (also: number[]) => void
  /** Why it is asked before a step. */
  first?: string
}

/** Chooses the same nights of other properties, for a phone and the keyboard. */
export default function PropertiesDialog(props: PropertiesDialogProps) {
  const { nights, rows, gone, onChosen, first } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { property, also, from, to } = nights
  const [chosen, setChosen] = useState(also.map(({ _id }) => _id))
  const others = rows.filter(({ _id }) => _id !== property._id)

  return (
    <StepDialog
      open={open}
      title={t('calendar.propertiesTitle')}
      close={() => setOpen(false)}
      gone={gone}
      typed
      dismiss={t('calendar.notNow')}
      confirm={t('calendar.choose')}
      does={() => {
        onChosen(chosen)
        setOpen(false)
      }}
    >
      {first && <p>{first}</p>}
      <p>
        {t('calendar.propertiesEffect', {
          property: property.title,
          nights: t('stay.nights', { count: nightsBetween(from, to) }),
          dates: stayDays(from, to),
        })}
      </p>
      <PropertyChoice titled properties={others} chosen={chosen} setChosen={setChosen} />
    </StepDialog>
  )
}
