import { useSyncExternalStore } from 'react'

/** The insides of dialogs and drawers, Ant Design's and the browser's: what is elsewhere no key or reader reaches. */
const INSIDES =
  '[aria-modal=true] .ant-modal-content, .ant-drawer-content[aria-modal=true], dialog[open]'

/** The inside of the topmost open dialog; null without one. */
export const useTopDialog = () => useSyncExternalStore(subscribe, topDialog)

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'open', 'style'],
  })
  return () => observer.disconnect()
}

function topDialog() {
  const open = [...document.querySelectorAll(INSIDES)].filter(
    (inside) => inside.getClientRects().length > 0
  )
  return open.at(-1) ?? null
}
