import type { AuthProvider, HttpError } from '@refinedev/core'
import { dropListingDrafts } from '@makao/shared/listing-drafts'
import type { User } from '../api/types'
import { leaveFor } from '../layout/leave'
import { currentAccess } from './access'
import { http } from './http'
import { i18n } from './i18n'
import { askAgainWhoWeAre, queryClient } from './query-client'

interface Credentials {
  email: string
  password: string
  rememberMe?: boolean
}

export const ME = {
  queryKey: ['auth', 'me'],
  queryFn: async () => {
    const { data } = await http.get<User>('/auth/me')
    return data
  },
}

/** The signed-in user, cached. */
const currentUser = () => queryClient.fetchQuery(ME)

/** Never resolves, so that nothing renders while the page unloads. */
const stayBusy = new Promise<never>(() => {})

/**
 * The session is an HttpOnly cookie shared with the storefront, which has the only sign-in page.
 * Nothing is kept in the browser's storage (API contract, Session).
 */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    await http.post('/auth/login', credentials)
    await queryClient.invalidateQueries({ queryKey: ['auth'] })
    return { success: true }
  },

  /** A session that has already ended counts as signed out. */
  logout: async () => {
    try {
      await http.post('/auth/logout')
    } catch (error) {
      const { statusCode, message } = error as HttpError
      if (statusCode !== 401) {
        const name = i18n.t('shell.signOutFailed')
        throw Object.assign(new Error(message), { name, statusCode })
      }
    }
    dropListingDrafts()
    leaveFor('/', 'success', i18n.t('shell.signedOut'))
    return stayBusy
  },

  check: async () => {
    try {
      await Promise.all([currentUser(), currentAccess()])
      return { authenticated: true }
    } catch (error) {
      const { statusCode } = error as HttpError
      /* Another person's session: what was typed stays where it is (`other-account.ts`). */
      return { authenticated: statusCode === 409, error: error as HttpError }
    }
  },

  /** For uploads; `http` handles the end of the session for other calls. */
  onError: async (error: HttpError) => {
    if (error.statusCode === 401) {
      await askAgainWhoWeAre()
    }
    return { error }
  },

  getIdentity: currentUser,

  getPermissions: async () => {
    const { role } = await currentUser()
    return role
  },
}
