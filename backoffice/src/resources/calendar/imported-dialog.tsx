import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { StepDialog } from '../../components/step-dialog'
import { stayDays } from '../../format/dates'
import type { Nights } from './use-nights'
import '../properties/other-calendars/texts'

interface ImportedDialogProps {
  nights: Nights
  /** What the host calls it. */
  calendar: string
  gone: () => void
}

/** Nights that another site's calendar takes: they are freed there, or with that calendar. */
export default function ImportedDialog({ nights, calendar, gone }: ImportedDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useState(true)
  const { property, from, to } = nights

  return (
    <StepDialog
      open={open}
      title={t('calendars.blockTitle', { name: calendar })}
      close={() => setOpen(false)}
      gone={gone}
      dismiss={t('calendars.close')}
      confirm={t('calendars.blockShow')}
      does={() => void navigate(`/properties/${property._id}`)}
    >
      <p>
        {t('calendars.blockEffect', {
          property: property.title,
          dates: stayDays(from, to),
          name: calendar,
        })}
      </p>
    </StepDialog>
  )
}
