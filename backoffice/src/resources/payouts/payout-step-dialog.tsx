import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { money } from '../../format/money'
import { nameOf, type Step } from './steps'
import { hintName } from './wording'

interface PayoutStepDialogProps {
  payout: Payout
  step: Step
  gone: () => void
}

type Words = Partial<Record<'reference' | 'reason', string>>

/** Says what a step does, takes the bank's reference or the reason; stays open until the server accepts. */
export default function PayoutStepDialog({ payout, step, gone }: PayoutStepDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const text = (part: 'title' | 'effect' | 'confirm' | 'done' | 'failed') =>
    t(`payouts.steps.${nameOf(step, payout)}.${part}`, {
      id: payout._id,
      host: fullName(payout.host),
      amount: money(payout.amount, payout.currency),
    })

  const form = useRecordForm({
    resource: 'payouts',
    id: payout._id,
    record: payout,
    meta: { move: step.path },
    once: true,
    valuesOf: (): Words => (step.note ? { [step.note.field]: '' } : {}),
    payloadOf: (words) =>
      Object.fromEntries(
        Object.entries(words).map(([field, said]) => [field, said.trim() || null])
      ),
    saved: () => text('done'),
    onSaved: close,
  })

  return (
    <StepDialog
      open={open}
      title={text('title')}
      close={close}
      gone={gone}
      typed={Boolean(step.note)}
      dismiss={t('payouts.dismiss')}
      confirm={text('confirm')}
      danger={step.danger}
      form={form}
    >
      <p>{text('effect')}</p>
      <StepForm form={form} failed={text('failed')}>
        {step.note && (
          <Form.Item name={step.note.field} label={t(`payouts.steps.${step.note.field}`)}>
            {step.note.field === 'reason' ? (
              <Input.TextArea
                rows={3}
                maxLength={step.note.longest}
                placeholder={t(`payouts.steps.${hintName(step)}`)}
              />
            ) : (
              <Input maxLength={step.note.longest} autoComplete="off" />
            )}
          </Form.Item>
        )}
      </StepForm>
    </StepDialog>
  )
}
