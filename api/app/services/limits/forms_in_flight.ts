import { LARGEST_FORM } from '#config/bodyparser'
import { enforcesLimits } from '#config/limiter'
import { Refusal, tooMany } from '#exceptions/refusal'

/** Bytes of forms that one person sends at once: two of the largest, or many of one picture. */
const OF_ONE_PERSON = 2 * LARGEST_FORM

/** Bytes of forms of one network: wide, since thousands share one address of a mobile carrier, and yet accounts of one place leave room to others. */
const OF_ONE_NETWORK = 6 * LARGEST_FORM

/** Bytes of all forms that come at once: `/tmp`, where they lie, is memory in a container, and has room for them (docker-compose.yml). */
const OF_EVERYBODY = 8 * LARGEST_FORM

/** Seconds. */
const TRY_AGAIN_IN = 10

type Sender = { person: number; network: string }
type Form = Sender & { bytes: number }

const inFlight = new Set<Form>()

/**
 * Takes the place of a form in this process, before any of it is read (ADR 0033).
 * @param length in bytes, as the sender says; without one the longest that is taken there
 * @returns what gives the place back
 * @throws Refusal 429 when the person or their network sends enough already, 503 when everybody together does
 */
export function takePlaceOfForm(sender: Sender, length: number) {
  const bytes = Math.min(length, LARGEST_FORM)
  const form = { ...sender, bytes }
  if (enforcesLimits) refuseUnlessFree(form)
  inFlight.add(form)
  return () => inFlight.delete(form)
}

function refuseUnlessFree({ bytes, network, person }: Form) {
  const all = [...inFlight]
  const own = all.filter((other) => other.person === person)
  const near = all.filter((other) => other.network === network)
  if (sumOf(own) + bytes > OF_ONE_PERSON) throw tooMany(TRY_AGAIN_IN)
  if (sumOf(near) + bytes > OF_ONE_NETWORK) throw tooMany(TRY_AGAIN_IN)
  if (sumOf(all) + bytes > OF_EVERYBODY) {
    throw new Refusal('unavailable', 503, 'E_UNAVAILABLE', {}, undefined, TRY_AGAIN_IN)
  }
}

const sumOf = (forms: Form[]) => forms.reduce((sum, { bytes }) => sum + bytes, 0)
