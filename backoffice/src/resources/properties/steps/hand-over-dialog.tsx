import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { fullName } from '../../../components/portrait'
import { StepDialog } from '../../../components/step-dialog'
import { StepForm } from '../../../forms/record-form'
import { useRecordForm } from '../../../forms/use-record-form'
import { HostSelect } from '../host-select'

interface HandOverDialogProps {
  property: PropertyCard
  gone: () => void
}

/** Gives a listing to another host. */
export default function HandOverDialog({ property, gone }: HandOverDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { title, host } = property
  const close = () => setOpen(false)
  const text = (part: 'title' | 'confirm' | 'dismiss' | 'failed' | 'label' | 'nobody') =>
    t(`properties.handOver.${part}`)
  const form = useRecordForm({
    resource: 'properties',
    id: property._id,
    record: property,
    meta: { move: 'host' },
    valuesOf: () => ({ host: '' }),
    payloadOf: (values) => (values.host ? { host: Number(values.host) } : {}),
    saved: () => t('properties.handOver.done'),
    failed: text('failed'),
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
      <p>{t('properties.handOver.effect', { title, host: fullName(host) })}</p>
      <StepForm form={form} failed={text('failed')}>
        <Form.Item
          name="host"
          label={text('label')}
          rules={[{ required: true, message: t('properties.handOver.nobody') }]}
        >
          <HostSelect label={text('label')} nobody={text('nobody')} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
