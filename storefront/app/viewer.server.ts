import type { User, Viewer } from './api/types'

/** The part of a user that is sent with every page; the rest goes to pages that show it. */
export function viewerOf({ _id, firstName, lastName, email, avatar, role }: User): Viewer {
  return { _id, firstName, lastName, email, avatar, role }
}
