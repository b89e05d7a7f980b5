import { expect, type APIRequestContext } from '@playwright/test'

interface Wanted {
  to: string
  subject: string | RegExp
}

/** Waits for the newest letter to an address with such a subject and returns its text. */
export async function letterTo(api: APIRequestContext, { to, subject }: Wanted): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => (path = await find(api, to, new RegExp(subject))), {
      timeout: 30_000,
      intervals: [200],
    })
    .toBeTruthy()
  const answer = await api.get(String(path))
  const page = await answer.text()
  return plain(/<pre>([^]*?)<\/pre>/.exec(page)?.[1] ?? '')
}

export function pathIn(letter: string, pattern: RegExp) {
  const found = pattern.exec(letter)?.[0]
  if (!found) throw new Error(`No such link in: ${letter}`)
  return found
}

async function find(api: APIRequestContext, to: string, subject: RegExp) {
  const answer = await api.get('/dev/mailbox')
  const list = await answer.text()
  const letters = list.split('<li class="letter">').slice(1).map(plain)
  const found = letters.find(
    (letter) => letter.includes(to) && subject.test(/<a [^>]*>([^<]*)/.exec(letter)?.[1] ?? '')
  )
  return found && /\/dev\/mailbox\/[\w.-]+/.exec(found)?.[0]
}

const plain = (html: string) =>
  html.replaceAll('&#x3D;', '=').replaceAll('&#x2F;', '/').replaceAll('&amp;', '&')
