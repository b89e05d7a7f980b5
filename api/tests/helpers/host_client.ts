import { setTimeout as pause } from 'node:timers/promises'
import { registration } from '#tests/helpers/auth'
import { formOf, listing } from '#tests/helpers/listings'
import type { ServerProcess } from '#tests/helpers/server_process'

export type Image = {
  _id: number
  url: string
  width: number
  variants: { widths: number[]; formats: string[] } | null
}

/** A host who works with a server in a process of its own, over HTTP alone. */
export class HostClient {
  private constructor(
    readonly server: ServerProcess,
    readonly token: string
  ) {}

  /** Registers with an e-mail nobody has, and reads the code in the mailbox page. */
  static async at(server: ServerProcess, email: string) {
    const post = (path: string, body: object) =>
      fetch(`${server.url}/api/v1/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('register', registration({ email, role: 'host' }))
    const verified = await post('verify-otp', { email, otp: await codeInMailbox(server.url) })
    const { data } = (await verified.json()) as { data: { token: string } }
    return new HostClient(server, data.token)
  }

  call(path: string, init: RequestInit = {}) {
    const headers = { authorization: `Bearer ${this.token}`, ...init.headers }
    return fetch(`${this.server.url}${path}`, { ...init, headers })
  }

  /** What a place with these pictures is listed by. */
  form(pictures: Buffer[]) {
    const body = new FormData()
    for (const [name, value] of Object.entries(formOf(listing()))) body.set(name, value)
    for (const bytes of pictures) body.append('images', new Blob([new Uint8Array(bytes)]), 'a.jpg')
    return body
  }

  /** Lists a place with these pictures. @returns its id */
  async list(pictures: Buffer[]) {
    const response = await this.call('/api/v1/properties', {
      method: 'POST',
      body: this.form(pictures),
    })
    const body = (await response.json()) as { message: string; data: { _id: number } }
    if (response.status !== 201) throw new Error(`${response.status} ${body.message}`)
    return body.data._id
  }

  async imagesOf(id: number) {
    const response = await this.call(`/api/v1/properties/${id}`)
    const { data } = (await response.json()) as { data: { images: Image[] } }
    return data.images
  }

  /** The images of a place once all have their variants, or as they are after `timeout` ms. */
  async imagesWithVariants(id: number, timeout: number) {
    const deadline = Date.now() + timeout
    for (;;) {
      const images = await this.imagesOf(id)
      if (images.every(({ variants }) => variants !== null) || Date.now() > deadline) return images
      await pause(200)
    }
  }
}

async function codeInMailbox(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const page = await fetch(`${url}/dev/mailbox`)
    const code = /<span class="code">(\d{6})</.exec(await page.text())?.[1]
    if (code) return code
    await pause(100)
  }
  throw new Error('No code came')
}
