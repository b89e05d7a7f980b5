import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { reloadUnlessOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { getUser } from '~/session.server'
import { askForQuote } from '../property/stay-answer.server'
import { readStayRequest } from '../property/stay-request'
import type { Route } from './+types/route'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const signedIn = (await getUser(request, context)) !== null
  const stay = readStayRequest((name) => url.searchParams.get(name), Number.MAX_SAFE_INTEGER)
  return askForQuote(apiFor(request), params.id, stay, signedIn)
}

/** A failed reservation asks again unless it was offline or the API is in trouble. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === 'POST' ? reloadUnlessOffline(args) : args.defaultShouldRevalidate
}

/** Offline nothing is known; the page stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch {
    const { searchParams } = new URL(request.url)
    const [checkIn = '', checkOut = ''] = ['checkIn', 'checkOut'].map((name) =>
      String(searchParams.get(name))
    )
    const [guests = 1, pets = 0] = ['guests', 'pets'].map((name) => Number(searchParams.get(name)))
    const state = navigator.onLine ? ('failed' as const) : ('offline' as const)
    return { checkIn, checkOut, guests, pets, state, quote: null, message: null, trip: null }
  }
}
