import { installation } from '#config/installation'

export const TIMEOUT_MS = 5000

/** The status that an address answers with; null when nothing answers. */
export async function statusOf(url: string) {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return status
  } catch {
    return null
  }
}

/** That of the API where front doors look for it; null when the product is stopped. */
export const apiStatus = () => statusOf(`${installation.apiUrl}/api/v1/health`)
