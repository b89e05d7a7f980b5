import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import type { Decision } from './review-dialog-provider'
import { useShowAnswer } from './use-show-answer'

/** The API's limit, in characters. */
const LONGEST = 500

interface ModerateDialogProps {
  review: DeskReview
  decision: Decision
  gone: () => void
}

/** Explains a decision; the note is for admins only, and without one that of before stays. */
export default function ModerateDialog({ review, decision, gone }: ModerateDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const show = useShowAnswer()
  const close = () => setOpen(false)
  const text = (part: 'title' | 'effect' | 'confirm' | 'done' | 'failed') =>
    t(`reviews.moderate.${decision}.${part}`, { name: fullName(review.user) })
  const form = useRecordForm({
    resource: 'reviews',
    meta: { path: `reviews/${review._id}/moderate` },
    valuesOf: () => ({ note: '' }),
    payloadOf: ({ note }) => ({ action: decision, note: note.trim() || undefined }),
    saved: () => text('done'),
    failed: text('failed'),
    onSaved: (answer: DeskReview) => {
      show(answer)
      close()
    },
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
      form={form}
    >
      <p>{text('effect')}</p>
      <StepForm form={form} failed={text('failed')}>
        <Form.Item name="note" label={t('reviews.moderate.note')}>
          <Input.TextArea rows={3} maxLength={LONGEST} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
