import type { HttpRequest } from '@adonisjs/core/http'
import { invalid, Refusal } from '#exceptions/refusal'

/**
 * The edit a write is based on: the record's `updatedAt`, quoted (ADR 0028). null without the header.
 * @throws Refusal 422 when it is not quoted
 */
export function editKnown(request: HttpRequest) {
  const header = request.header('if-match')
  if (header === undefined) return null
  const quoted = /^"([^"]{1,40})"$/.exec(header)
  if (!quoted) throw invalid('If-Match', 'format', 'preconditionFormat')
  return quoted[1]
}

/** Runs a write; refused because of an edit meanwhile, the refusal carries the record as it is now. */
export async function orShowCurrent<Written>(
  write: () => Promise<Written>,
  current: () => Promise<unknown>
): Promise<Written> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Refusal && error.status === 412) error.data = await current()
    throw error
  }
}
