import { Button, Modal, type ModalProps } from 'antd'
import sheet from './sheet.module.css'

interface StepDialogProps extends Pick<
  ModalProps,
  'open' | 'title' | 'children' | 'afterOpenChange'
> {
  close: () => void
  /** When it is out of sight: whoever opened it forgets it. */
  gone: () => void
  dismiss: string
  confirm: string
  danger?: boolean
  busy?: boolean
  /** Something may have been typed: a tap beside the dialog does not take it away. */
  typed?: boolean
  /** What the step does, or the id of the form it sends. */
  does: (() => void) | string
}

/** Says what a step will do, asks for what goes with it, and offers the way back first. */
export function StepDialog({
  close,
  gone,
  dismiss,
  confirm,
  danger,
  busy,
  typed = false,
  does,
  ...rest
}: StepDialogProps) {
  const act =
    typeof does === 'string' ? { htmlType: 'submit' as const, form: does } : { onClick: does }

  return (
    <Modal
      {...rest}
      onCancel={close}
      afterClose={gone}
      className={sheet.sheet}
      maskClosable={!typed}
      closable={false}
      footer={[
        <Button key="dismiss" size="large" onClick={close}>
          {dismiss}
        </Button>,
        <Button key="confirm" size="large" type="primary" danger={danger} loading={busy} {...act}>
          {confirm}
        </Button>,
      ]}
    />
  )
}
