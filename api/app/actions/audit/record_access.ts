import logger from '@adonisjs/core/services/logger'
import { shorten } from '#actions/audit/record_audit'
import { englishOf, type AuditMessage } from '#domain/audit_messages'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import { keyedDigest } from '#services/crypto/keyed_digest'
import { deviceWords } from '#services/device_words'
import { mayNotePerson, mayNoteStranger } from '#services/limits/access_entries'
import { currentDevice } from '#services/request_device'
import { currentRequestId } from '#services/request_id'

export type SignInFactor = 'password' | 'codeByApp' | 'recoveryCode' | 'mailedCode'
export type ExportedList =
  | 'bookings'
  | 'properties'
  | 'users'
  | 'subscribers'
  | 'payouts'
  | 'earnings'
  | 'taxes'
  | 'journal'
type Problem = 'wrongPassword' | 'wrongCode' | 'tooManyTries' | 'deactivated' | 'notVerified'
type Person = { id: number }

/** Digits of the digest by which entries about one unknown address are seen to belong together. */
const ACCOUNT_DIGITS = 12

export function recordSignIn(person: Person, factor: SignInFactor) {
  return ofPerson(person, { name: 'access.signedIn', factor, ...origin() })
}

export function recordSignOut(person: Person) {
  return ofPerson(person, { name: 'access.signedOut', ...origin() })
}

export function recordExport(person: Person, list: ExportedList) {
  return ofPerson(person, { name: 'access.exported', list, ...origin() })
}

/** @param call method and path, with numbers of things and without tokens */
export function recordRefusal(person: Person, call: string) {
  return ofPerson(person, { name: 'access.refused', call, ...origin() }, call)
}

/** Somebody signed in did not prove who they are before a step that asks for it. */
export function recordFailedProof(person: Person, problem: Problem) {
  return ofPerson(person, { name: 'access.proofFailed', problem, ...origin() }, `proof:${problem}`)
}

/** @param person null when no account has this e-mail address */
export function recordFailedSignIn(email: string, person: Person | null, problem: Problem) {
  return ofStranger(`failed:${problem}`, email, async () => ({
    person,
    message: person
      ? { name: 'access.signInFailed', problem, ...origin() }
      : { name: 'access.strangerFailed', account: digestOf(email), ...origin() },
  }))
}

/** Sign-in is held up: 429. */
export function recordLock(email: string) {
  return ofStranger('locked', email, async () => {
    const person = await User.query().where('email', email).whereNull('deleted_at').first()
    return {
      person,
      message: person
        ? { name: 'access.locked', ...origin() }
        : { name: 'access.strangerLocked', account: digestOf(email), ...origin() },
    }
  })
}

function ofPerson({ id }: Person, message: AccessMessage, once?: string) {
  return bestEffort(async () => {
    const kind = message.name === 'access.exported' ? `exported:${message.list}` : message.name
    if (await mayNotePerson(id, kind, once)) await note({ actorId: id, subjectId: id, message })
  })
}

/** Nobody is named as the actor: it may have been anybody. */
function ofStranger(
  kind: string,
  email: string,
  entry: () => Promise<{ person: Person | null; message: AccessMessage }>
) {
  return bestEffort(async () => {
    if (!(await mayNoteStranger(kind, email, origin().address))) return
    const { person, message } = await entry()
    await note({ actorId: null, subjectId: person?.id ?? NOBODY, message })
  })
}

const NOBODY = 0

type AccessMessage = Extract<AuditMessage, { name: `access.${string}` }>
type Entry = { actorId: number | null; subjectId: number; message: AccessMessage }

async function note({ actorId, subjectId, message }: Entry) {
  await AuditEvent.create({
    actorId,
    action: actionOf(message),
    subjectType: 'access',
    subjectId,
    message,
    summary: shorten(englishOf(message, subjectId)),
    requestId: currentRequestId(),
  })
}

function actionOf({ name }: AccessMessage) {
  if (name === 'access.strangerFailed') return 'access.signInFailed'
  return name === 'access.strangerLocked' ? 'access.locked' : name
}

/** The door opens and closes, whether or not it can be written down. */
async function bestEffort(write: () => Promise<void>) {
  try {
    await write()
  } catch (error) {
    logger.error({ err: error }, 'an access was not written down')
  }
}

function origin() {
  const device = currentDevice()
  return {
    device: deviceWords(device?.userAgent ?? null).name,
    address: device?.ipAddress ?? '–',
  }
}

function digestOf(email: string) {
  return keyedDigest('audited-account', email).slice(0, ACCOUNT_DIGITS)
}
