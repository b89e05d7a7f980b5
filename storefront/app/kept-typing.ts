import { data } from 'react-router'

/** As a failure, so that the page is not loaded anew: that would fail as well, and take it away. */
const UNAVAILABLE = 503

/**
 * For a page's `clientAction`: when the form cannot leave this device, `answer` takes the place of
 * the server's, so that the page and everything typed stay where they are. Answers and redirects of
 * the server pass.
 */
export async function keptTyping<Answer>(serverAction: () => Promise<unknown>, answer: Answer) {
  try {
    return (await serverAction()) as Answer
  } catch (error) {
    // What `fetch` throws without a connection; everything the server said is something else.
    if (error instanceof TypeError) {
      return data(answer, { status: UNAVAILABLE })
    }
    throw error
  }
}
