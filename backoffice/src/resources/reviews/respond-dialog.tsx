import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import { StepForm } from '../../forms/record-form'
import { useRecordForm } from '../../forms/use-record-form'
import { useShowAnswer } from './use-show-answer'

/** The API's limit, in characters. */
const LONGEST = 1000

interface RespondDialogProps {
  review: DeskReview
  gone: () => void
}

/** The host's one answer; stays open until the server accepts. */
export default function RespondDialog({ review, gone }: RespondDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const show = useShowAnswer()
  const close = () => setOpen(false)
  const form = useRecordForm({
    resource: 'reviews',
    meta: { path: `reviews/${review._id}/response` },
    valuesOf: () => ({ response: '' }),
    payloadOf: ({ response }) => ({ response: response.trim() }),
    saved: () => t('reviews.respond.done'),
    failed: t('reviews.respond.failed'),
    onSaved: (answer: DeskReview) => {
      show(answer)
      close()
    },
  })

  return (
    <StepDialog
      open={open}
      title={t('reviews.respond.title', { name: fullName(review.user) })}
      close={close}
      gone={gone}
      typed
      dismiss={t('reviews.dismiss')}
      confirm={t('reviews.respond.confirm')}
      form={form}
    >
      <p>{t('reviews.respond.effect')}</p>
      <StepForm form={form} failed={t('reviews.respond.failed')}>
        <Form.Item
          name="response"
          label={t('reviews.respond.label')}
          rules={[{ required: true, whitespace: true, message: t('reviews.respond.required') }]}
        >
          <Input.TextArea rows={4} maxLength={LONGEST} />
        </Form.Item>
      </StepForm>
    </StepDialog>
  )
}
