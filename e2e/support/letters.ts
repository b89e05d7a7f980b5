import { expect, type APIRequestContext } from '@playwright/test'

interface Wanted {
  to: string
  subject: string | RegExp
  /** Words of the one that is meant, where there are several: they are not sent in the order of what they tell. */
  says?: string
}

/** Waits for the newest letter to an address with such a subject and returns its text. */
export async function letterTo(api: APIRequestContext, wanted: Wanted): Promise<string> {
  let letter: string | undefined
  await expect
    .poll(async () => (letter = await find(api, wanted)), { timeout: 30_000, intervals: [200] })
    .toBeTruthy()
  return String(letter)
}

export function pathIn(letter: string, pattern: RegExp) {
  const found = pattern.exec(letter)?.[0]
  if (!found) throw new Error(`No such link in: ${letter}`)
  return found
}

async function find(api: APIRequestContext, { to, subject, says = '' }: Wanted) {
  const answer = await api.get('/dev/mailbox')
  const list = await answer.text()
  for (const letter of list.split('<li class="letter">').slice(1).map(plain)) {
    const title = /<a [^>]*>([^<]*)/.exec(letter)?.[1] ?? ''
    const path = /\/dev\/mailbox\/[\w.-]+/.exec(letter)?.[0]
    if (!path || !letter.includes(to) || !new RegExp(subject).test(title)) continue
    const text = await textOf(api, path)
    if (text.includes(says)) return text
  }
}

async function textOf(api: APIRequestContext, path: string) {
  const answer = await api.get(path)
  const page = await answer.text()
  return plain(/<pre>([^]*?)<\/pre>/.exec(page)?.[1] ?? '')
}

const plain = (html: string) =>
  html.replaceAll('&#x3D;', '=').replaceAll('&#x2F;', '/').replaceAll('&amp;', '&')
