import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { OpenSession } from '~/api/types'
import { maskAddress } from './mask-address'

/** An open session; the address is masked to its network. */
export type ListedSession = Omit<OpenSession, 'ipAddress'> & { network: string | null }

/** The guest's open sessions; null when they failed to load. */
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
