import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepDialog } from '../../components/step-dialog'
import { nightsBetween } from '@makao/shared/dates'
import { stayDays } from '../../format/dates'
import type { Nights } from './use-nights'

interface UnblockDialogProps {
  nights: Nights
  gone: () => void
  onUnblock: () => void
}

export default function UnblockDialog({ nights, gone, onUnblock }: UnblockDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { property, from, to } = nights
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
        onUnblock()
        close()
      }}
    >
      <p>{t('calendar.unblockEffect', { property: property.title, dates: stayDays(from, to) })}</p>
    </StepDialog>
  )
}
