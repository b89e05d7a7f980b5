import { i18n } from '../providers/i18n'

/** The forms with something unsaved: saving one does not silence the others. */
const forms = new Set<string>()

/** Where in the window's history they are. */
let place = 0

/** The router's entries are numbered. */
const placeNow = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

export const unsavedForms = {
  add(form: string) {
    place = placeNow()
    forms.add(form)
  },
  delete: (form: string) => forms.delete(form),
  some: () => forms.size > 0,
  /** Asks where something is unsaved; who goes is not asked again. */
  mayLeave() {
    if (forms.size > 0 && !window.confirm(i18n.t('app.leave'))) {
      return false
    }
    forms.clear()
    return true
  },
}

/**
 * Refine's `UnsavedChangesNotifier` asks before links, not before the browser's Back. The router stays where it is when
 * it does not hear of a step: so main.tsx loads this before the router, and listeners of a window are called in turn.
 */
window.addEventListener('popstate', (event) => {
  if (forms.size === 0) {
    return
  }
  const way = place - placeNow()
  if (way !== 0 && unsavedForms.mayLeave()) {
    return
  }
  event.stopImmediatePropagation()
  if (way !== 0) {
    window.history.go(way)
  }
})
