import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Discrepancy } from '../../api/types'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'

/** As long as in the API. */
const LONGEST = 300

interface ResolveDialogProps {
  found: Discrepancy
  gone: () => void
}

/** Asks what was found out; stays open until the server accepts. */
export default function ResolveDialog({ found, gone }: ResolveDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const failed = t('discrepancies.resolve.failed')

  const form = useRecordForm({
    resource: 'discrepancies',
    id: found._id,
    record: found,
    meta: { move: 'resolved' },
    once: true,
    valuesOf: () => ({ reason: '' }),
    payloadOf: ({ reason }) => ({ reason: reason.trim() || null }),
    saved: () => t('discrepancies.resolve.done'),
    failed,
    onSaved: close,
  })

  return (
    <StepDialog
      open={open}
      title={t('discrepancies.resolve.title', { id: found._id })}
      close={close}
      gone={gone}
      typed
      dismiss={t('discrepancies.resolve.dismiss')}
      confirm={t('discrepancies.resolve.action')}
      form={form}
    >
      <p>
        {t(
          found.kind === 'refundByHand'
            ? 'discrepancies.resolve.effectByHand'
            : 'discrepancies.resolve.effect'
        )}
      </p>
      <StepForm form={form} failed={failed}>
        <Form.Item name="reason" label={t('discrepancies.resolve.reason')}>
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={LONGEST}
            placeholder={t('discrepancies.resolve.hint')}
          />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
