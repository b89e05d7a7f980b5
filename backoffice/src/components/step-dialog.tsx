import { Button, type ModalProps } from 'antd'
import type { RecordFormState } from '../forms/use-record-form'
import { useSentStep } from '../hooks/use-sent-step'
import { Dialog } from './dialog'
import sheet from './sheet.module.css'

interface StepDialogProps extends Pick<
  ModalProps,
  'open' | 'title' | 'children' | 'afterOpenChange'
> {
  close: () => void
  /** After the closing animation. */
  gone: () => void
  dismiss: string
  confirm: string
  danger?: boolean
  busy?: boolean
  /** With typed input, a click outside does not close the dialog. */
  typed?: boolean
  /** The step; a form inside is submitted instead. */
  does?: () => void
  form?: Pick<RecordFormState, 'saveButtonProps' | 'leave'>
}

/**
 * Explains a step, asks for its input, and offers cancelling first: what is typed does not go unasked, but with a step
 * that is called off, or done and about to close. What is sent already cannot be cancelled.
 */
export function StepDialog({
  open = false,
  close,
  gone,
  dismiss,
  confirm,
  danger,
  busy,
  typed = false,
  does,
  form,
  ...rest
}: StepDialogProps) {
  const act = form ? form.saveButtonProps : { onClick: does, loading: busy }
  const isSent = useSentStep(open, act.loading === true)
  const leave = () => (form && !act.loading ? form.leave(close) : close())

  return (
    <Dialog
      {...rest}
      open={open}
      onCancel={isSent ? undefined : leave}
      afterClose={gone}
      className={sheet.sheet}
      maskClosable={!typed}
      closable={false}
      footer={[
        <Button key="dismiss" size="large" disabled={isSent} onClick={leave}>
          {dismiss}
        </Button>,
        <Button key="confirm" size="large" type="primary" danger={danger} {...act}>
          {confirm}
        </Button>,
      ]}
    />
  )
}
