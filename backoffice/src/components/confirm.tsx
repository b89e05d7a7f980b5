import type { HttpError } from '@refinedev/core'
import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { StepDialog } from './step-dialog'
import styles from './confirm.module.css'

interface ConfirmProps {
  title: string
  confirm: string
  dismiss: string
  /** Title of the server's refusal. */
  failed: string
  danger?: boolean
  /** What it throws is shown, and the dialog stays open. */
  act: () => Promise<unknown>
  /** After closing; `done` when the step was taken. */
  gone: (done: boolean) => void
  children: ReactNode
}

/** Confirms a step and shows the server's refusal. */
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
