import { reloadUnlessOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { answerRequest } from '../answer-request.server'
import { onlyAfter } from '../only-after'
import { loadHelpedStay } from '../load-helped-stay.server'
import { keepWordsOffline, RequestStep } from '../request-step'
import type { Route } from './+types/route'

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  return { stay: await loadHelpedStay(request, id, { status: 'pending', step: 'approve' }) }
}

/** A request that was changed meanwhile is shown as it is now. */
export const shouldRevalidate = reloadUnlessOffline

export function action({ request, params: { id } }: Route.ActionArgs) {
  return answerRequest(request, {
    field: 'hostNotes',
    send: (hostNotes, known) =>
      apiFor(request).helping.approve({
        params: { id },
        body: { hostNotes },
        headers: onlyAfter(known),
      }),
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
