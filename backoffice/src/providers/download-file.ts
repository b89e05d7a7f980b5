import { http } from './http'

/** How long a file may take, and a browser to begin with it, in ms. */
const TIMEOUT = 120_000
const BEGINNING = 60_000

/**
 * Hands a file of the API to the browser's downloads. Opened by its address, a refusal would stand in the window as it was
 * answered.
 * @throws HttpError when there is none
 */
export async function downloadFile(path: string) {
  const { data, headers } = await http.get<Blob>(path, { responseType: 'blob', timeout: TIMEOUT })
  save(data, nameIn(String(headers['content-disposition'])))
}

const nameIn = (disposition: string) => /filename="([^"]+)"/.exec(disposition)?.[1]

function save(file: Blob, name = '') {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), BEGINNING)
}
