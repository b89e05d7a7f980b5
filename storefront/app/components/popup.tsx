import { useId, type ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import { Icon } from './icon'

interface PopupProps {
  /** The target of `popoverTarget`. */
  id: string
  title: string
  children: ReactNode
}

/**
 * A native popover as a dialog that works without scripts; the browser handles Escape, clicks
 * outside and focus. `Dialog` is for what only scripts can open.
 */
export function Popup({ id, title, children }: PopupProps) {
  const t = useText(common)
  const heading = useId()

  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={heading} className="dialog">
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="pt-1 text-xl">
            {title}
          </h2>
          <button
            ref={takeFocus}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon name="x" className="size-5.5" />
            <span className="sr-only">{t('common.close')}</span>
          </button>
        </div>
        {children}
      </div>
    </div>
  )
}

/**
 * Sets `autofocus` as an attribute, for popovers: React's prop focuses at once and renders no
 * attribute.
 */
export function takeFocus(element: HTMLElement | null) {
  element?.setAttribute('autofocus', '')
}
