import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { PropertyDetail } from '~/api/types'
import { notify } from '~/components/toast'
import { useText } from '~/i18n/use-text'
import bookingTexts from '~/locales/en/booking.json'
import { useToday } from '~/use-today'
import { isComplete, spansTaken, stayParts, stayQuery, type StayRequest } from '../stay-request'
import type { StayAnswer } from '../stay-answer.server'

export type BookingState = 'idle' | 'checking' | 'spans' | StayAnswer['state']

interface BookingData {
  place: PropertyDetail
  /** The stay in the URL at load, and the server's answer to it. */
  stay: StayRequest
  answer: StayAnswer | null
  /** Nights, from today on. */
  taken: string[]
}

export type Booking = ReturnType<typeof useBooking>

/**
 * The chosen stay: kept in the URL across reloads and sign-in, and priced by the server once both
 * dates are set.
 */
export function useBooking({ place, stay: first, answer: firstAnswer, taken }: BookingData) {
  const today = useToday()
  const [stay, setStay] = useState(first)
  // Dates and guests that were chosen before scripts ran change it twice before it is drawn.
  const latest = useRef(first)
  const [wasReset, setWasReset] = useState(false)
  const { data, load, state: asking } = useFetcher<StayAnswer>()
  const [unasked, setUnasked] = useState<StayAnswer | null>(null)
  const [query] = useSearchParams()
  const t = useText(bookingTexts)
  const navigate = useNavigate()
  const { state: behind } = useLocation() as { state: unknown }
  // After a redirect it is the router's own.
  const from = typeof behind === 'string' ? behind : null

  const answerTo = (asked: StayRequest) =>
    [unasked, data, firstAnswer].find((known) => known && isAbout(known, asked, place)) ?? null
  const answer = answerTo(stay)

  /** Offline the router would reload the whole page and fail. */
  function ask(wanted: StayRequest) {
    if (!navigator.onLine) {
      setUnasked({ ...wanted, state: 'offline', quote: null, message: null, trip: null })
      return
    }
    setUnasked(null)
    void load(`/properties/${place._id}/quote?${stayQuery(wanted)}`)
  }

  /** @param reset the check-out was let go (see `datesAfterPick`) */
  function change(changed: Partial<StayRequest>, reset = false) {
    const next = (latest.current = { ...latest.current, ...changed })
    setStay(next)
    setWasReset(reset)
    const search = mirrored(query, next)
    void navigate({ search }, { replace: true, preventScrollReset: true, state: from })
    // An answer on its way would replace the one that is known.
    const isKnown = asking === 'idle' && answerTo(next)
    if (isComplete(next) && !spansTaken(next, taken) && !isKnown) {
      ask(next)
    }
  }

  const state = stateOf(stay, taken, answer)
  useEffect(() => {
    if (data?.state === 'failed') {
      notify({ tone: 'error', text: data.message ?? t('booking.checkFailed') })
    }
  }, [data, t])
  useWhenConnected(state === 'offline', () => ask(stay))

  return {
    place,
    stay,
    taken,
    today,
    answer,
    quote: answer?.quote ?? null,
    state,
    wasReset,
    /** The search that led here. */
    from,
    change,
    /** Unless the answer is under way. */
    askAgain: () => asking === 'idle' && ask(stay),
  }
}

/** Calls `act` when the connection returns while `waiting`. */
function useWhenConnected(waiting: boolean, act: () => void) {
  const onBack = useEffectEvent(act)

  useEffect(() => {
    if (!waiting) {
      return
    }
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [waiting])
}

/** How many come matters where further guests cost more. */
const isAbout = (
  answer: StayAnswer,
  { checkIn, checkOut, guests, pets }: StayRequest,
  { prices }: PropertyDetail
) =>
  answer.checkIn === checkIn &&
  answer.checkOut === checkOut &&
  answer.pets === pets &&
  (answer.guests === guests || !prices?.extraGuestFee)

function stateOf(stay: StayRequest, taken: string[], answer: StayAnswer | null): BookingState {
  if (!isComplete(stay)) {
    return 'idle'
  }
  return spansTaken(stay, taken) ? 'spans' : (answer?.state ?? 'checking')
}

/** The query with this stay. */
function mirrored(query: URLSearchParams, stay: StayRequest) {
  const next = new URLSearchParams(query)
  for (const [name, value] of stayParts(stay)) {
    if (value === '') {
      next.delete(name)
    } else {
      next.set(name, value)
    }
  }
  return `?${next}`
}
