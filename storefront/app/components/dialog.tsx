import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import { Icon } from './icon'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
}

/**
 * The browser's own modal dialog: it keeps the focus, closes with Escape and by a click beside it,
 * and makes the page behind inert. On phones it rises from the lower edge as a sheet.
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const t = useText(common)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const pressedBeside = useRef(false)

  // Closed before it is taken away: only then does the focus go back to where it came from.
  useLayoutEffect(() => {
    if (open) {
      const shown = dialog.current
      shown?.showModal()
      return () => shown?.close()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={() => !dialog.current?.open && onClose()}
      // A drag that only ends beside it is no click beside it.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) =>
        event.target === event.currentTarget && pressedBeside.current && onClose()
      }
      className="dialog"
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="pt-1 text-xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon name="x" className="size-5.5" />
            <span className="sr-only">{t('common.close')}</span>
          </button>
        </div>
        {children}
        {actions && (
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
        )}
      </div>
    </dialog>
  )
}
