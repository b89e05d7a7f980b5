import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { OpenSession } from '~/api/types'
import { maskAddress } from './mask-address'

/** An open session as its owner sees it: the address is enough to tell home from elsewhere, no more. */
export type ListedSession = Omit<OpenSession, 'ipAddress'> & { network: string | null }

/** The open sessions of the signed-in guest; null when they could not be loaded. */
export async function listSessions(request: Request): Promise<ListedSession[] | null> {
  try {
    const { data: sessions } = await apiFor(request).sessions.index({})
    return sessions.map(({ ipAddress, ...session }) => ({
      ...session,
      network: maskAddress(ipAddress),
    }))
  } catch (error) {
    if (error instanceof ApiFailure && error.status !== 401) {
      return null
    }
    throw error
  }
}
