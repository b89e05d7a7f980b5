/** What the registration form holds, as far as it may be kept: never a password. */
export const draftFields = ['firstName', 'lastName', 'email', 'phone', 'role'] as const
export type DraftValues = Partial<Record<(typeof draftFields)[number], string>>

/** The registration draft (specification §3); the server's cookie is what counts, this saves typing. */
interface Draft {
  step: 'form' | 'verify'
  registrationData: { email: string } | null
  formData: DraftValues
  /** Seconds left until another code may be asked for, at `timestamp`. */
  otpTimer: number
  /** In ms. */
  timestamp: number
}

const KEY = 'makao.registration'

/** In ms (specification §9). */
const LIFETIME = 30 * 60_000

/** What was typed before 'Back to registration'; kept until the page is left, so nothing is typed twice. */
let typed: DraftValues | null = null

/** The values to go on with, or null. */
export function draftValues(): DraftValues | null {
  return typed ?? read()?.formData ?? null
}

/** Keeps what the form holds by now. */
export function keepForm(form: FormData) {
  const values = draftFields.map((name) => [name, String(form.get(name) ?? '')] as const)
  write({
    step: 'form',
    registrationData: null,
    formData: Object.fromEntries(values.filter(([, value]) => value !== '')),
    otpTimer: 0,
    timestamp: Date.now(),
  })
}

/** The form has been sent: now the code for this address is awaited. */
export function keepVerification(email: string, otpTimer: number) {
  const formData = read()?.formData ?? {}
  const registrationData = { email }
  write({ step: 'verify', registrationData, formData, otpTimer, timestamp: Date.now() })
}

/** Ends the draft; what was typed stays at hand for the form. */
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
    // Nothing kept, or nothing of ours.
  }
  clearDraft()
  return null
}

function write(draft: Draft) {
  try {
    storage()?.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs nobody more than typing again.
  }
}

/** The browser's storage, where it has one and allows it. */
function storage() {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
