import { useLocation, useNavigate } from 'react-router'
import type { UploadOutcome } from '@makao/shared/uploads/upload-answer'
import { signInPath } from './sign-in-path'

/** For uploads, which the browser sends itself: whose session has ended signs in again and comes back. */
export function useSessionEnd() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  /** @returns whether it was refused for that */
  return async function leaveIfEnded(outcome: UploadOutcome<unknown>) {
    if (outcome.state !== 'refused' || outcome.status !== 401) {
      return false
    }
    await navigate(signInPath(pathname + search, 'expired'))
    return true
  }
}
