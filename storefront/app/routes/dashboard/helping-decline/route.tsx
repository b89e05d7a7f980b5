import { apiFor } from '~/api.server'
import { answerRequest } from '../answer-request.server'
import { loadHelpedStay } from '../load-helped-stay.server'
import { keepWordsOffline, RequestStep } from '../request-step'
import type { Route } from './+types/route'

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  return { stay: await loadHelpedStay(request, id, { status: 'pending', step: 'decline' }) }
}

export function action({ request, params: { id } }: Route.ActionArgs) {
  return answerRequest(request, {
    field: 'reason',
    send: (reason) => apiFor(request).helping.decline({ params: { id }, body: { reason } }),
    done: 'managing.declined',
  })
}

export const clientAction = keepWordsOffline

/** Declines a request for the host, with a reason that guest and host read. */
export default function DeclineRequest({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RequestStep
      stay={loaderData.stay}
      name="decline"
      field="reason"
      maxLength={500}
      problem={actionData}
    />
  )
}
