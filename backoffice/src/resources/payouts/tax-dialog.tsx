import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaxNumbers } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'

const valuesOf = (record?: TaxNumbers) => ({
  kraPin: record?.kraPin ?? '',
  levyNumber: record?.levyNumber ?? '',
})

interface TaxDialogProps {
  numbers: TaxNumbers & { _id: string }
  gone: () => void
}

/** A host gives their tax numbers, or takes one away; stays open until the server accepts. */
export default function TaxDialog({ numbers, gone }: TaxDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const form = useRecordForm({
    resource: 'earnings',
    id: 'tax',
    record: numbers,
    valuesOf,
    payloadOf: (values: ReturnType<typeof valuesOf>) => values,
    saved: () => t('payoutWay.tax.done'),
    onSaved: close,
  })

  return (
    <StepDialog
      open={open}
      title={t('payoutWay.tax.title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('payoutWay.dismiss')}
      confirm={t('payoutWay.tax.confirm')}
      form={form}
    >
      <p>{t('payoutWay.tax.effect')}</p>
      <StepForm form={form} failed={t('payoutWay.tax.failed')}>
        <Form.Item
          name="kraPin"
          label={t('payoutWay.tax.kraPin')}
          extra={t('payoutWay.tax.kraPinHint')}
        >
          <Input autoComplete="off" autoCapitalize="characters" maxLength={20} />
        </Form.Item>
        <Form.Item
          name="levyNumber"
          label={t('payoutWay.tax.levyNumber')}
          extra={t('payoutWay.tax.levyNumberHint')}
        >
          <Input autoComplete="off" maxLength={40} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
