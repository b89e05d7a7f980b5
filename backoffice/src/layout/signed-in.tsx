import { useGetIdentity, useIsAuthenticated, type HttpError } from '@refinedev/core'
import type { ReactNode } from 'react'
import type { User } from '../api/types'
import { Failed } from '../components/failed'
import { LeaveToSignIn } from './leave-to-sign-in'
import { Loading } from './loading'

/** Renders the app when signed in, else a spinner, the way to sign in, or the failure. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: session, refetch } = useIsAuthenticated()
  const { data: me } = useGetIdentity<User>({
    queryOptions: { enabled: session?.authenticated === true },
  })

  if (session && !session.authenticated) {
    const { message, statusCode } = session.error as HttpError
    return statusCode === 401 ? (
      <LeaveToSignIn />
    ) : (
      <Failed title={message} retry={() => void refetch()} />
    )
  }
  return me ? children : <Loading fills />
}
