import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import sheet from '../../components/sheet.module.css'
import { nightsBetween } from '../../format/calendar'
import { stayDays } from '../../format/dates'
import type { Nights } from './use-nights'

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
  const { property, from, to } = nights
  const close = () => setOpen(false)

  return (
    <Modal
      open={open}
      title={t('calendar.blockTitle', {
        nights: t('stay.nights', { count: nightsBetween(from, to) }),
      })}
      onCancel={close}
      afterClose={gone}
      className={sheet.sheet}
      closable={false}
      footer={[
        <Button key="dismiss" size="large" onClick={close}>
          {t('calendar.notNow')}
        </Button>,
        <Button key="confirm" size="large" type="primary" onClick={() => form.submit()}>
          {t('calendar.blockNights')}
        </Button>,
      ]}
    >
      <p>{t('calendar.blockEffect', { property: property.title, dates: stayDays(from, to) })}</p>
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
    </Modal>
  )
}
