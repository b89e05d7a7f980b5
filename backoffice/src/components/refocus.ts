/** In ms: a row leaves its list with the next reading, and the button that was pressed with it. */
const WATCHED_FOR = 5000

/** Asked once the focus is lost, when what is there has changed. */
type Near = () => HTMLElement | null | undefined

/**
 * After a step that takes its button away: moves a lost focus to what is near, to the open drawer, or to the screen.
 *
 * Not at once: without motion the dialog ends before it has left the page, and before the answer has taken away the
 * button that opened it.
 */
export function refocus(near?: Near) {
  setTimeout(() => {
    const held = document.activeElement
    if (held === null || held === document.body) {
      moveFocus(near)
      return
    }
    const watch = new MutationObserver(() => {
      if (held.isConnected) {
        return
      }
      watch.disconnect()
      if (document.activeElement === document.body) {
        moveFocus(near)
      }
    })
    watch.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => {
      watch.disconnect()
    }, WATCHED_FOR)
  })
}

function moveFocus(near?: Near) {
  const drawer = document.querySelector('[role="dialog"]')?.closest<HTMLElement>('[tabindex]')
  const place = near?.() ?? drawer ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}
