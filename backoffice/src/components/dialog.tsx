import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef } from 'react'

/**
 * Ant Design's dialog that has the focus from the first moment.
 *
 * By itself it takes the focus after its opening animation: an Escape or Enter pressed meanwhile
 * would reach what lies beneath.
 */
export function Dialog({ children, ...props }: ModalProps) {
  return (
    <Modal {...props}>
      <FirstFocus open={props.open} />
      {children}
    </Modal>
  )
}

function FirstFocus({ open }: Pick<ModalProps, 'open'>) {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!open) return
    const take = () => {
      const dialog = mark.current?.closest('[role=dialog]')
      if (dialog?.contains(document.activeElement)) return
      dialog?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    }
    // Not before the dialog has noted where the focus was, to give it back.
    queueMicrotask(take)
    const frame = requestAnimationFrame(take)
    return () => cancelAnimationFrame(frame)
  }, [open])

  return <span ref={mark} hidden />
}
