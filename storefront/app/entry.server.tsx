import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { ApiFailure } from './api/api-failure'
import { ThingsContext } from './findability/structured-data'
import { documentThings } from './findability/things.server'
import { GatheringStream } from './gathering-stream.server'
import { textsFor } from './i18n/texts.server'
import { TextProvider } from './i18n/use-text'
import { answerKept, isStillKept, mayBeKept, setDataCaching } from './kept-page.server'

/** Time limit for deferred data, in ms: slightly more than the API's timeout. */
export const streamTimeout = 16_000

/** How long a cacheable page waits for its last parts, in ms. */
const WHOLE_SOON = 50

/**
 * Streams a page. Finished parts are sent in place (`progressiveChunkSize`), since React's late
 * insertion needs scripts. A visitor's page that is complete at once is sent whole with an ETag.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider
) {
  const nonce = request.headers.get('x-csp-nonce') ?? undefined
  const waitForAll = isbot(request.headers.get('user-agent') ?? '')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const kept = mayBeKept(request, status, headers, context)
  if (request.method === 'HEAD') {
    return new Response(null, { headers, status })
  }

  return new Promise<Response>((resolve, reject) => {
    let answered = false
    function answer(whole: boolean) {
      if (answered) {
        return
      }
      answered = true
      const body = new GatheringStream()
      body.once('close', () => clearTimeout(deadline))
      pipe(body)
      resolve(
        kept && isStillKept(headers, context) && whole
          ? answerKept(request, body, headers)
          : new Response(createReadableStreamFromReadable(body), { headers, status })
      )
    }
    const { pipe, abort } = renderToPipeableStream(
      <TextProvider texts={textsFor(request)}>
        <ThingsContext value={context.get(documentThings)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </ThingsContext>
      </TextProvider>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!waitForAll) {
            setTimeout(answer, kept ? WHOLE_SOON : 0, false)
          }
        },
        onAllReady: () => answer(true),
        onShellError: reject,
        onError(error) {
          // Earlier errors reach handleError below by themselves.
          if (answered) {
            console.error(error)
          }
        },
      }
    )
    const deadline = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Data of a page, as its document: kept nowhere, but for the moment between hover and click. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  setDataCaching(request, response, context)
  return response
}

/** Logs unexpected errors only, not the API's refusals or missing pages. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const expected = error instanceof ApiFailure || isRouteErrorResponse(error)
  if (!expected && !request.signal.aborted) {
    console.error(request.headers.get('x-request-id'), error)
  }
}
