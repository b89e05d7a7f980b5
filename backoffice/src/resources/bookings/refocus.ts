/** Moves a lost focus to the open drawer, else to the screen. */
export function refocus() {
  if (document.activeElement !== document.body) {
    return
  }
  const drawer = document.querySelector('[role="dialog"]')?.closest<HTMLElement>('[tabindex]')
  const place = drawer ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
}
