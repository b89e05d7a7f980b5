import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { fullName } from '../../components/portrait'
import sheet from '../../components/sheet.module.css'
import { StepDialog } from '../../components/step-dialog'
import { useReviewStep } from './use-review-step'

/** Characters the API takes. */
const LONGEST = 1000

interface RespondDialogProps {
  review: DeskReview
  gone: () => void
}

/** The one answer a host gives; it stays open, words and all, until the server has it. */
export default function RespondDialog({ review, gone }: RespondDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [form] = Form.useForm<{ response: string }>()
  const close = () => setOpen(false)
  const { take, busy } = useReviewStep(review, {
    move: 'response',
    done: t('reviews.respond.done'),
    failed: t('reviews.respond.failed'),
    onDone: close,
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
      busy={busy}
      does={() => form.submit()}
    >
      <p>{t('reviews.respond.effect')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        className={sheet.form}
        onFinish={({ response }) => take({ response: response.trim() })}
      >
        <Form.Item
          name="response"
          label={t('reviews.respond.label')}
          rules={[{ required: true, whitespace: true, message: t('reviews.respond.required') }]}
        >
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} maxLength={LONGEST} />
        </Form.Item>
      </Form>
    </StepDialog>
  )
}
