import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import sheet from '../../components/sheet.module.css'
import { nightsBetween } from '../../format/calendar'
import { stayDays } from '../../format/dates'
import type { Nights } from './use-nights'

interface UnblockDialogProps {
  nights: Nights
  gone: () => void
  onUnblock: () => void
}

/** Says what unblocking does before it is done. */
export default function UnblockDialog({ nights, gone, onUnblock }: UnblockDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { property, from, to } = nights
  const close = () => setOpen(false)

  return (
    <Modal
      open={open}
      title={t('calendar.unblockTitle', {
        nights: t('stay.nights', { count: nightsBetween(from, to) }),
      })}
      onCancel={close}
      afterClose={gone}
      className={sheet.sheet}
      closable={false}
      footer={[
        <Button key="dismiss" size="large" onClick={close}>
          {t('calendar.keep')}
        </Button>,
        <Button
          key="confirm"
          size="large"
          type="primary"
          onClick={() => {
            onUnblock()
            close()
          }}
        >
          {t('calendar.unblock')}
        </Button>,
      ]}
    >
      <p>{t('calendar.unblockEffect', { property: property.title, dates: stayDays(from, to) })}</p>
    </Modal>
  )
}
