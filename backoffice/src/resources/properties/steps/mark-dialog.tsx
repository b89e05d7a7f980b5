import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { StepDialog } from '../../../components/step-dialog'
import { StepForm } from '../../../forms/record-form'
import { useRecordForm } from '../../../forms/use-record-form'
import type { Mark } from './steps'

/** The API's limit, in characters. */
const LONGEST = 300

interface MarkDialogProps {
  property: PropertyCard
  mark: Mark
  gone: () => void
}

/** Gives a listing the mark of verification, or takes it back, and asks what for. */
export default function MarkDialog({ property, mark, gone }: MarkDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { _id: id, title } = property
  const close = () => setOpen(false)
  const text = (part: 'title' | 'effect' | 'confirm' | 'dismiss' | 'done' | 'failed') =>
    t(`properties.steps.${mark}.${part}`, { title })
  const form = useRecordForm({
    resource: 'properties',
    id,
    record: property,
    valuesOf: () => ({ verificationReason: '' }),
    payloadOf({ verificationReason }) {
      const reason = verificationReason.trim()
      return reason ? { isVerified: mark === 'verify', verificationReason: reason } : {}
    },
    saved: () => text('done'),
    onSaved: close,
  })

  return (
    <StepDialog
      open={open}
      title={text('title')}
      close={close}
      gone={gone}
      typed
      dismiss={text('dismiss')}
      confirm={text('confirm')}
      form={form}
    >
      <p>{text('effect')}</p>
      <StepForm form={form} failed={text('failed')}>
        <Form.Item
          name="verificationReason"
          label={t('properties.mark.reason')}
          extra={t('properties.mark.hint')}
          rules={[{ required: true, whitespace: true, message: t('properties.mark.missing') }]}
        >
          <Input.TextArea rows={3} maxLength={LONGEST} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
