import type { HttpError } from '@refinedev/core'
import { Alert, Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import sheet from './sheet.module.css'
import styles from './confirm.module.css'

interface ConfirmProps {
  title: string
  confirm: string
  dismiss: string
  /** Said when the server refuses, above its reason. */
  failed: string
  danger?: boolean
  /** The step itself; what it throws is shown, and the dialog stays. */
  act: () => Promise<unknown>
  /** After the dialog has gone; `done` when the step was taken. */
  gone: (done: boolean) => void
  /** What the step will do. */
  children: ReactNode
}

/** Asks before a step, says what it will do, and why it was not possible. */
export function Confirm(props: ConfirmProps) {
  const { title, confirm, dismiss, failed, danger, act, gone, children } = props
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [reason, setReason] = useState<string | null>(null)

  async function go() {
    setBusy(true)
    setReason(null)
    try {
      await act()
      setDone(true)
      setOpen(false)
    } catch (error) {
      setReason((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open={open}
      title={title}
      onCancel={() => setOpen(false)}
      afterClose={() => gone(done)}
      className={sheet.sheet}
      closable={false}
      footer={[
        <Button key="dismiss" size="large" onClick={() => setOpen(false)}>
          {dismiss}
        </Button>,
        <Button
          key="confirm"
          size="large"
          type="primary"
          danger={danger}
          loading={busy}
          onClick={() => void go()}
        >
          {confirm}
        </Button>,
      ]}
    >
      <div className={styles.words}>{children}</div>
      {reason !== null && (
        <Alert
          type="error"
          role="alert"
          className={styles.reason}
          message={failed}
          description={reason}
        />
      )}
    </Modal>
  )
}
