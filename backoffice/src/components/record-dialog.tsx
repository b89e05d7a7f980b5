import type { HttpError } from '@refinedev/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { useOverlay } from '../hooks/use-overlay'
import { Loading } from '../layout/loading'
import { Dialog } from './dialog'
import dialog from './dialog.module.css'
import { Failed } from './failed'

interface RecordDialogProps {
  overlay: ReturnType<typeof useOverlay>
  query: { isError: boolean; error: HttpError | null; refetch: () => unknown }
  title?: string
  /** What is said when the record cannot be loaded. */
  failed: string
  width?: number
  /** Of a form: asks before what was typed is left. */
  leave?: (go: () => void) => void
  /** Whether Escape closes it. */
  keyboard?: boolean
  /** The record; nothing while it loads. */
  children: ReactNode
}

/** One record over its list, to be seen or changed; the whole window on a phone. */
export function RecordDialog(props: RecordDialogProps) {
  const { overlay, query, title, failed, width = 640, leave, keyboard = true, children } = props
  const { t } = useTranslation()
  const { open, close, afterOpenChange } = overlay

  return (
    <Dialog
      open={open}
      onCancel={() => (leave ? leave(close) : close())}
      keyboard={keyboard}
      afterOpenChange={afterOpenChange}
      title={title ?? t('actions.details')}
      footer={null}
      width={width}
      maskClosable={!leave}
      className={dialog.dialog}
    >
      {query.isError ? (
        <Failed title={failed} hint={query.error?.message} retry={() => void query.refetch()} />
      ) : (
        (children ?? <Loading />)
      )}
    </Dialog>
  )
}
