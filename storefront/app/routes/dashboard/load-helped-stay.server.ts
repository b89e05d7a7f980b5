import { redirect } from 'react-router'
import { apiFor } from '~/api.server'
import type { HelpedStay } from '~/api/types'

/** As many as one answers in one sitting. */
const MOST = 100

/** A stay at a place where the viewer helps and that offers this step; else back to all of them. */
export async function loadHelpedStay(
  request: Request,
  id: string,
  { status, step }: { status: 'pending' | 'confirmed'; step: HelpedStay['actions'][number] }
): Promise<HelpedStay> {
  const { data: stays } = await apiFor(request).helping.stays({ query: { status, limit: MOST } })
  const stay = stays.find(({ _id, actions }) => String(_id) === id && actions.includes(step))
  if (!stay) {
    throw redirect(`/dashboard/helping?status=${status}`)
  }
  return stay
}
