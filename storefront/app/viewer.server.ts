import type { User, Viewer } from './api/types'

/** The part of a user that is sent with every page; the rest goes to pages that show it. */
export function viewerOf({ _id, firstName, lastName, email, avatar, role }: User): Viewer {
  return { _id, firstName, lastName, email, avatar, role }
}

/**
 * For a write in the name of whom its page was shown to (`ShownTo`): the API refuses it with 409 where the session is
 * somebody else's by now. Nothing is meant for anybody where the page was shown to a visitor.
 */
export function meantFor(form: FormData): Record<string, string> {
  const viewer = String(form.get('viewer') ?? '')
  return /^\d+$/.test(viewer) ? { 'X-User': viewer } : {}
}
