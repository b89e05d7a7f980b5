import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutWay } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { NO_PROOF, ProofFields } from '../../settings/proof-fields'
import { BankFields } from './bank-fields'

type Values = ReturnType<typeof valuesOf>

/** The numbers are masked, and stay as they are unless they are typed. */
const valuesOf = (record?: PayoutWay) => ({
  way: record?.way ?? 'bank',
  phone: '',
  bank: record?.account?.bank ?? '',
  account: '',
  branch: record?.account?.branch ?? '',
  holder: record?.account?.holder ?? '',
  ...NO_PROOF,
})

/** Of the way that is chosen: what was typed for the other one is not seen any more. */
function payloadOf({ way, phone, bank, account, branch, holder, password, otp }: Values) {
  const details = way === 'mpesa' ? { phone } : { bank, account, holder, branch: branch || null }
  return { way, ...details, password, otp }
}

interface WayDialogProps {
  way: PayoutWay & { _id: string }
  gone: () => void
}

/** A host chooses bank or M-Pesa, by their password; stays open until the server accepts. */
export default function WayDialog({ way, gone }: WayDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const form = useRecordForm({
    resource: 'earnings',
    id: 'way',
    record: way,
    valuesOf,
    payloadOf,
    saved: () => t('payoutWay.done'),
    onSaved: close,
  })
  const chosen = Form.useWatch<PayoutWay['way'] | undefined>('way', form.form) ?? way.way

  return (
    <StepDialog
      open={open}
      title={t('payoutWay.question')}
      close={close}
      gone={gone}
      typed
      dismiss={t('payoutWay.dismiss')}
      confirm={t('payoutWay.confirm')}
      form={form}
    >
      <p>{t('payoutWay.effect')}</p>
      <StepForm form={form} failed={t('payoutWay.failed')}>
        <Form.Item name="way" label={t('payoutWay.title')}>
          <Radio.Group
            options={(['bank', 'mpesa'] as const).map((value) => ({
              value,
              label: t(`payoutWay.choices.${value}`),
            }))}
          />
        </Form.Item>
        {chosen === 'bank' && <BankFields account={way.account} banks={way.banks} />}
        {chosen === 'mpesa' && (
          <Form.Item name="phone" label={t('payoutWay.phone')} extra={t('payoutWay.phoneHint')}>
            <Input type="tel" autoComplete="tel" maxLength={30} />
          </Form.Item>
        )}
        <ProofFields />
      </StepForm>
    </StepDialog>
  )
}
