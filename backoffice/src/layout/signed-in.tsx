import { useGetIdentity, useIsAuthenticated, type HttpError } from '@refinedev/core'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { dropListingDrafts, LISTING_DRAFTS } from '@makao/shared/listing-drafts'
import type { User } from '../api/types'
import { Failed } from '../components/failed'
import { laterTexts } from '../providers/i18n'
import { later } from '../components/later'
import { LeaveToSignIn } from './leave-to-sign-in'
import { Loading } from './loading'

const TwoFactorDue = later<{ done: () => void }>(async () => {
  const [screen] = await Promise.all([import('../settings/two-factor-due'), laterTexts()])
  return screen
})

/** Renders the app when signed in, else a spinner, the way to sign in, or the failure. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: session, refetch } = useIsAuthenticated()
  const [owes, setOwes] = useState(false)
  const { data: me } = useGetIdentity<User>({
    queryOptions: { enabled: session?.authenticated === true },
  })

  /* Who used this browser before may have gone without signing out. */
  const id = me?._id
  useEffect(() => {
    if (id !== undefined) {
      dropListingDrafts(`${LISTING_DRAFTS}${id}.`)
    }
  }, [id])

  const failure = session && !session.authenticated ? (session.error as HttpError) : null
  if (failure?.statusCode === 401) {
    return <LeaveToSignIn />
  }
  if (failure?.code === 'E_TWO_FACTOR_DUE' && !owes) {
    setOwes(true)
  }
  if (owes) {
    /* Until it is done, not until the factor is on: recovery codes are shown once. */
    const done = () => void refetch().then(() => setOwes(false))
    return (
      <Suspense fallback={<Loading fills />}>
        <TwoFactorDue done={done} />
      </Suspense>
    )
  }
  if (failure) {
    return <Failed title={failure.message} retry={() => void refetch()} />
  }
  return me ? children : <Loading fills />
}
