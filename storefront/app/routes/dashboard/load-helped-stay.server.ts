import { redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { findHelpedStay } from './find-helped-stay'

type Wanted = Parameters<typeof findHelpedStay>[2]

/** A stay at a place where the viewer helps and that offers this step; else back to all of them. */
export async function loadHelpedStay(request: Request, id: string, wanted: Wanted) {
  const stay = await findHelpedStay(apiFor(request), id, wanted)
  if (!stay) {
    throw redirect(`/dashboard/helping?status=${wanted.status}`)
  }
  return stay
}
