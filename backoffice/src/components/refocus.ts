/** In ms: a row leaves its list with the next reading, and the button that was pressed with it. */
const WATCHED_FOR = 5000

/**
 * After a dialog: moves a lost focus to the open drawer, else to the screen.
 *
 * Not at once: without motion the dialog ends before it has left the page, and before the answer has taken away the
 * button that opened it.
 */
export function refocus() {
  setTimeout(() => {
    const held = document.activeElement
    if (held === null || held === document.body) {
      moveFocus()
      return
    }
    const watch = new MutationObserver(() => {
      if (held.isConnected) {
        return
      }
      watch.disconnect()
      if (document.activeElement === document.body) {
        moveFocus()
      }
    })
    watch.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => {
      watch.disconnect()
    }, WATCHED_FOR)
  })
}

function moveFocus() {
  const drawer = document.querySelector('[role="dialog"]')?.closest<HTMLElement>('[tabindex]')
  const place = drawer ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}
