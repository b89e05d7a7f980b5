import { apiFor } from '~/api.server'
import { answerRequest } from '../answer-request.server'
import { loadHelpedStay } from '../load-helped-stay.server'
import { keepWordsOffline, RequestStep } from '../request-step'
import type { Route } from './+types/route'

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  return { stay: await loadHelpedStay(request, id, { status: 'pending', step: 'approve' }) }
}

export function action({ request, params: { id } }: Route.ActionArgs) {
  return answerRequest(request, {
    field: 'hostNotes',
    send: (hostNotes) => apiFor(request).helping.approve({ params: { id }, body: { hostNotes } }),
    done: 'managing.approved',
  })
}

export const clientAction = keepWordsOffline

/** Approves a request for the host, with notes that the guest reads. */
export default function ApproveRequest({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RequestStep
      stay={loaderData.stay}
      name="approve"
      field="hostNotes"
      maxLength={1000}
      problem={actionData}
    />
  )
}
