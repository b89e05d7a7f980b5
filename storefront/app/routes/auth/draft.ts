/** Fields that may be stored: never a password. */
export const draftFields = ['firstName', 'lastName', 'email', 'phone', 'role'] as const
export type DraftValues = Partial<Record<(typeof draftFields)[number], string>>

/** The registration draft (specification §3); the server's cookie is authoritative. */
interface Draft {
  step: 'form' | 'verify'
  registrationData: { email: string } | null
  formData: DraftValues
  otpTimer: number
  /** In ms. */
  timestamp: number
}

const KEY = 'makao.registration'

/** In ms (specification §9). */
const LIFETIME = 30 * 60_000

/** Input from before 'Back to registration', until the page is left. */
let typed: DraftValues | null = null

export function draftValues(): DraftValues | null {
  return typed ?? read()?.formData ?? null
}

export function saveForm(form: FormData) {
  const values = draftFields.map((name) => [name, String(form.get(name) ?? '')] as const)
  write({
    step: 'form',
    registrationData: null,
    formData: Object.fromEntries(values.filter(([, value]) => value !== '')),
    otpTimer: 0,
    timestamp: Date.now(),
  })
}

export function saveVerification(email: string, otpTimer: number) {
  const formData = read()?.formData ?? {}
  const registrationData = { email }
  write({ step: 'verify', registrationData, formData, otpTimer, timestamp: Date.now() })
}

/** Ends the draft, keeping the input for the form. */
export function leaveVerification() {
  typed = read()?.formData ?? null
  clearDraft()
}

export function clearDraft() {
  storage()?.removeItem(KEY)
}

function read(): Draft | null {
  try {
    const draft = JSON.parse(storage()?.getItem(KEY) ?? '') as Draft
    if (Date.now() - draft.timestamp < LIFETIME) {
      return draft
    }
  } catch {
    // Nothing stored, or nothing valid.
  }
  clearDraft()
  return null
}

function write(draft: Draft) {
  try {
    storage()?.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage full or forbidden: the input is not kept.
  }
}

/** localStorage, where available. */
function storage() {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
