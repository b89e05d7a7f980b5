import type { HttpError } from '@refinedev/core'
import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { StepDialog } from './step-dialog'
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
    <StepDialog
      open={open}
      title={title}
      close={() => setOpen(false)}
      gone={() => gone(done)}
      dismiss={dismiss}
      confirm={confirm}
      danger={danger}
      busy={busy}
      does={() => void go()}
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
    </StepDialog>
  )
}
