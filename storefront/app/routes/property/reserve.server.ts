import { createHash } from 'node:crypto'
import { data, href, type RouterContextProvider } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { PropertyDetail, User } from '~/api/types'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import booking from '~/locales/en/booking.json'
import reserveTexts from '~/locales/en/reserve.json'
import { readForm } from '~/read-form.server'
import { redirectAs, requireUser } from '~/session.server'
import { meantFor } from '~/viewer.server'
import { isComplete, readStayRequest, stayQuery, type StayRequest } from './stay-request'

/** A reservation that did not succeed. */
export interface ReserveAnswer {
  alert: string
  /** So that a retry is the same request. */
  key: string
  /** What was typed, for a page without scripts; it stands in the form still where it never left the device. */
  wishes?: Wishes
  unsent?: boolean
}

/** The API takes keys of up to 120 characters. */
const KEY = /^[\w-]{8,40}$/

/**
 * Reserves a stay and redirects to the trips; anonymous visitors sign in first and return with
 * their dates.
 */
export async function reserve(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id: string
) {
  const t = translatorOf(request, booking)
  const tr = translatorOf(request, reserveTexts)
  const form = await readForm(request)
  const stay = readStayRequest((name) => form.get(name), Number.MAX_SAFE_INTEGER)
  const key = String(form.get('key') ?? '')
  const wishes = readWishes(form, stay.guests)
  const shown = readShown(form)
  const returnTo = `/properties/${id}?${stayQuery(stay)}`
  try {
    const user = await requireUser(request, context, { reason: 'booking', returnTo })
    if (!isComplete(stay)) {
      return refusal({ alert: t('booking.datesRequired'), key, wishes }, 422)
    }
    if (!shown) {
      return refusal({ alert: t('booking.unpriced'), key, wishes }, 422)
    }
    await store(request, id, { ...stay, ...wishes, ...shown }, { key, meant: meantFor(form) })
    const text = tr('reserve.created')
    return redirectAs(user, tripsPath(user), await flash({ tone: 'success', text }))
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const taken = error.code === 'E_DATES_TAKEN'
    const alert = taken ? t('booking.unavailable') : error.message || tr('reserve.failed')
    return refusal({ alert, key, wishes }, error.status)
  }
}

/** For whoever is no guest the back office lists the stays at their own places under the other address. */
const tripsPath = ({ role }: Pick<User, 'role'>) =>
  role === 'guest' ? href('/dashboard/bookings') : '/dashboard/bookings/trips'

const refusal = (answer: ReserveAnswer, status: number) => data(answer, { status })

/** A key from a cached page may belong to a cancelled booking; then a new key is used. */
async function store(
  request: Request,
  id: string,
  stay: Wanted,
  { key, meant }: { key: string; meant: Record<string, string> }
) {
  const { store: reserveStay } = apiFor(request).bookings
  const body = bodyOf(id, stay)
  const reserveUnder = (one: string) =>
    reserveStay({ body, headers: { ...meant, ...headersOf(one, stay) } })
  const { data: made } = await reserveUnder(key)
  if (!made.actions.includes('cancel')) {
    await reserveUnder(crypto.randomUUID())
  }
}

export interface Wishes {
  /** Among the guests. */
  children: number
  specialRequests: string | null
}

/** What the guest has seen: nothing is reserved at another price or on other terms. In major units. */
interface Shown {
  total: number
  /** With the deposit. */
  toPay: number | null
  currency: PropertyDetail['currency'] | null
  cancellationPolicy: PropertyDetail['cancellation']['policy'] | null
}

type Wanted = StayRequest & Wishes & Shown

/** An adult is among the guests. */
function readWishes(form: FormData, guests: number): Wishes {
  const children = Math.trunc(Number(form.get('children'))) || 0
  return {
    children: Math.max(0, Math.min(children, guests - 1)),
    specialRequests: String(form.get('specialRequests') ?? '').trim() || null,
  }
}

/** Null without a price. The API refuses a currency or a policy that is none. */
function readShown(form: FormData): Shown | null {
  const total = readAmount(form, 'total')
  return total === null
    ? null
    : {
        total,
        toPay: readAmount(form, 'toPay'),
        currency: (form.get('currency') || null) as Shown['currency'],
        cancellationPolicy: (form.get('cancellationPolicy') || null) as Shown['cancellationPolicy'],
      }
}

function readAmount(form: FormData, name: string) {
  const shown = String(form.get(name) ?? '')
  return /^\d+(\.\d+)?$/.test(shown) ? Number(shown) : null
}

const bodyOf = (id: string, { checkIn, checkOut, guests, pets, children, ...rest }: Wanted) => ({
  property: Number(id),
  checkIn,
  checkOut,
  guests: { adults: guests - children, children, ...(pets > 0 && { pets }) },
  ...rest,
})

/**
 * The page's key combined with the stay: a second tap finds the first booking, other dates, wishes,
 * prices or terms make a new one.
 */
function headersOf(key: string, { checkIn, checkOut, guests, ...rest }: Wanted) {
  const wishes = createHash('sha256').update(JSON.stringify(rest)).digest('hex')
  return KEY.test(key)
    ? { 'Idempotency-Key': `${key}:${checkIn}:${checkOut}:${guests}:${wishes.slice(0, 12)}` }
    : undefined
}
