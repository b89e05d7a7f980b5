/**
 * After a dialog: moves a lost focus to the open drawer, else to the screen.
 *
 * Not at once: without motion the dialog ends before it has left the page, and before the answer has taken away the
 * button that opened it.
 */
export function refocus() {
  setTimeout(() => {
    if (document.activeElement !== document.body) {
      return
    }
    const drawer = document.querySelector('[role="dialog"]')?.closest<HTMLElement>('[tabindex]')
    const place = drawer ?? document.getElementById('main')
    place?.focus({ preventScroll: true })
  })
}
