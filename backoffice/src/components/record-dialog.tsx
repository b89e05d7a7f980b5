import type { HttpError } from '@refinedev/core'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { useOverlay } from '../hooks/use-overlay'
import { Loading } from '../layout/loading'
import { Dialog } from './dialog'
import dialog from './dialog.module.css'
import { Failed } from './failed'
import { Notice } from './notice'

interface RecordDialogProps {
  overlay: ReturnType<typeof useOverlay>
  query: { isLoadingError: boolean; error: HttpError | null; refetch: () => unknown }
  title?: string
  /** The record is not the viewer's (§2.1, Access Denied). */
  denied?: boolean
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
  const {
    overlay,
    query,
    denied = false,
    title,
    failed,
    width = 640,
    leave,
    keyboard = true,
    children,
  } = props
  const { t } = useTranslation()
  const { open, close, afterOpenChange } = overlay

  return (
    <Dialog
      open={open}
      onCancel={() => (leave ? leave(close) : close())}
      keyboard={keyboard}
      afterOpenChange={afterOpenChange}
      title={denied ? t('shell.denied') : (title ?? t('actions.details'))}
      footer={null}
      width={width}
      maskClosable={!leave}
      className={dialog.dialog}
    >
      {query.isLoadingError ? (
        <Failed title={failed} hint={query.error?.message} retry={() => void query.refetch()} />
      ) : denied ? (
        <Notice title={t('shell.deniedHint')} role="alert">
          <Button type="primary" onClick={close}>
            {t('shell.goBack')}
          </Button>
        </Notice>
      ) : (
        (children ?? <Loading />)
      )}
    </Dialog>
  )
}
