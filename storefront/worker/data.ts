import { openDocument, openLinkAsDocument, pageOfData } from '../router-internals/data-requests'
import { currentGeneration, mergeViewer } from './viewer'

/*
 * The requests of client-side navigation. Offline they are answered with "reload the document",
 * since only whole pages are kept.
 */

export async function dataOf(request: Request): Promise<Response> {
  const began = currentGeneration()
  try {
    const response = await fetch(request)
    await mergeViewer(response, began)
    return response
  } catch (error) {
    const page = pageOfData(new URL(request.url))
    if (isResource(page)) {
      throw error
    }
    return openDocument(page)
  }
}

/** Route discovery; offline it makes links load whole pages. */
export async function discovery(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return openLinkAsDocument()
  }
}

/** A price has no page of its own. */
const isResource = (page: string) => /\/quote(\?|$)/.test(page)
