import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import sheet from '../../components/sheet.module.css'
import { StepDialog } from '../../components/step-dialog'
import { nightsBetween } from '@makao/shared/dates'
import { stayDays } from '../../format/dates'
import type { Nights } from './use-nights'
import { useTitles } from './use-titles'

/** Characters the API takes. */
const LONGEST = 200

interface BlockDialogProps {
  nights: Nights
  /** The reason of a try that failed. */
  typed: string
  gone: () => void
  onBlock: (reason: string) => void
}

/** Says what blocking does and asks for a reason, which may stay empty. */
export default function BlockDialog({ nights, typed, gone, onBlock }: BlockDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [form] = Form.useForm<{ reason: string }>()
  const names = useTitles()
  const { from, to } = nights
  const close = () => setOpen(false)

  return (
    <StepDialog
      open={open}
      title={t('calendar.blockTitle', {
        nights: t('stay.nights', { count: nightsBetween(from, to) }),
      })}
      close={close}
      gone={gone}
      typed
      dismiss={t('calendar.notNow')}
      confirm={t('calendar.blockNights')}
      does={() => form.submit()}
    >
      <p>{t('calendar.blockEffect', { property: names(nights), dates: stayDays(from, to) })}</p>
      <Form
        form={form}
        layout="vertical"
        className={sheet.form}
        initialValues={{ reason: typed }}
        onFinish={({ reason }) => {
          onBlock(reason.trim())
          close()
        }}
      >
        <Form.Item name="reason" label={t('calendar.reason')}>
          <Input maxLength={LONGEST} placeholder={t('calendar.reasonHint')} size="large" />
        </Form.Item>
      </Form>
    </StepDialog>
  )
}
