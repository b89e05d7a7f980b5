import { data, type ErrorResponse } from 'react-router'

/** A failure: after a success the router would reload the page, which fails offline. */
const UNAVAILABLE = 503

/**
 * For a page's `shouldRevalidate`, where a refusal says that the page is out of date: everything is read anew, but for what
 * did not leave the device or met an API in trouble.
 */
export const reloadUnlessOffline = ({ actionStatus = 200 }: { actionStatus?: number }) =>
  actionStatus < 500

/**
 * For a page's `clientAction`: offline, or where the API is in trouble before the action is reached, `answer` replaces
 * the server's, so that the page and its input stay: another one each time. The server's answers and redirects pass.
 */
export async function answerWhenOffline<Answer>(
  serverAction: () => Promise<unknown>,
  answer: Answer
) {
  try {
    return (await serverAction()) as Answer
  } catch (error) {
    // Only a failed `fetch` throws a TypeError.
    if (error instanceof TypeError) {
      return data({ ...answer }, { status: UNAVAILABLE })
    }
    const { status = 0, data: said } = Object(error) as Partial<ErrorResponse>
    if (status >= 500 && said?.message) {
      return data({ ...answer, unsent: false, alert: said.message } as Answer, { status })
    }
    // That of a proxy, while the storefront itself is away.
    if (status >= 500 && typeof said === 'string') {
      return data({ ...answer }, { status })
    }
    throw error
  }
}
