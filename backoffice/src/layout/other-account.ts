import { unsavedForms } from '../hooks/unsaved-forms'
import { i18n } from '../providers/i18n'
import { leaveFor } from './leave'

const listeners = new Set<() => void>()
let waits = false

/** Whether the page waits for somebody to save what they typed elsewhere. */
export const otherAccount = {
  waits: () => waits,
  subscribe(changed: () => void) {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}

/** Another tab has signed in as somebody else: this one starts anew, unless something is being typed in it. */
export function becomeOther() {
  if (unsavedForms.some() || document.querySelector('[role=dialog]:not([aria-hidden=true])')) {
    waits = true
    listeners.forEach((changed) => changed())
  } else {
    startAnew()
  }
}

export function startAnew() {
  const { pathname, search } = window.location
  leaveFor(pathname + search, 'error', i18n.t('shell.otherAccount'))
}
