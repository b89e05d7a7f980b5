import { data } from 'react-router'

/**
 * What a page was sent.
 * @throws 400 when it is no form or a broken one
 */
export async function readForm(request: Pick<Request, 'formData'>): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    // Whatever does not parse, is cut off or has no type.
    throw data(null, { status: 400 })
  }
}
