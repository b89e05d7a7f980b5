import type { HttpError } from '@refinedev/core'
import type { Failure } from '../api/types'
import { meantFor, textOfStatus } from './http'
import { i18n } from './i18n'

/** How long a file may take, and a browser to begin with it, in ms. */
const TIMEOUT = 120_000
const BEGINNING = 60_000

/**
 * Hands a file of the API to the browser's downloads. Opened by its address, a refusal would stand in the window as it was
 * answered.
 * @returns why there is none; null when there is
 */
export async function downloadFile(address: string): Promise<HttpError | null> {
  try {
    const answer = await fetch(address, {
      headers: { ...meantFor(), 'Accept-Language': i18n.language },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.ok) {
      return await refusalOf(answer)
    }
    save(await answer.blob(), nameIn(answer.headers.get('content-disposition')))
    return null
  } catch {
    return { message: i18n.t('errors.offline'), statusCode: 0 }
  }
}

async function refusalOf(answer: Response): Promise<HttpError> {
  const said = (await answer.json().catch(() => null)) as Failure | null
  const { status: statusCode } = answer
  return { message: textOfStatus(statusCode, said?.message), statusCode, code: said?.code }
}

const nameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1]

function save(file: Blob, name = '') {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), BEGINNING)
}
