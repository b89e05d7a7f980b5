import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { fullName } from '../../components/portrait'
import sheet from '../../components/sheet.module.css'
import { StepDialog } from '../../components/step-dialog'
import type { Decision } from './review-desk'
import { useReviewStep } from './use-review-step'

/** Characters the API takes. */
const LONGEST = 500

interface ModerateDialogProps {
  review: DeskReview
  decision: Decision
  gone: () => void
}

/** Says what a decision does before it is made; the note stays among admins. */
export default function ModerateDialog({ review, decision, gone }: ModerateDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [form] = Form.useForm<{ note?: string }>()
  const close = () => setOpen(false)
  const text = (part: 'title' | 'effect' | 'confirm' | 'done' | 'failed') =>
    t(`reviews.moderate.${decision}.${part}`, { name: fullName(review.user) })
  const { take, busy } = useReviewStep(review, {
    move: 'moderate',
    done: text('done'),
    failed: text('failed'),
    onDone: close,
  })

  return (
    <StepDialog
      open={open}
      title={text('title')}
      close={close}
      gone={gone}
      typed
      dismiss={t('reviews.dismiss')}
      confirm={text('confirm')}
      danger={decision === 'remove'}
      busy={busy}
      does={() => form.submit()}
    >
      <p>{text('effect')}</p>
      <Form
        form={form}
        layout="vertical"
        className={sheet.form}
        onFinish={({ note }) => take({ action: decision, note: note?.trim() || null })}
      >
        <Form.Item name="note" label={t('reviews.moderate.note')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LONGEST} />
        </Form.Item>
      </Form>
    </StepDialog>
  )
}
