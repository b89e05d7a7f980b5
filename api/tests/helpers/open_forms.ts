import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { leftovers } from '#tests/helpers/pictures'

const FORMS = {
  listing: { path: '/api/v1/properties', field: 'images' },
  avatar: { path: '/api/v1/auth/uploadavatar', field: 'avatar' },
}

export const FORM_END = '\r\n--form--\r\n'

type Begun = {
  of?: keyof typeof FORMS
  /** As it says; null when it says nothing. */
  bytes: number | null
  address?: string
}

type Refused = { message: string; code: string; errors?: { field: string }[] }

/** Forms with a picture that begin and stay open. */
export class OpenForms {
  #open: ClientRequest[] = []

  begin(token: string, { of = 'listing', bytes, address = '203.0.113.7' }: Begun) {
    const { path, field } = FORMS[of]
    const form = request({
      host: process.env.HOST,
      port: process.env.PORT,
      path,
      method: 'POST',
      headers: {
        'authorization': `Bearer ${token}`,
        'x-forwarded-for': address,
        'content-type': 'multipart/form-data; boundary=form',
        ...(bytes !== null && { 'content-length': bytes }),
      },
    })
    form.on('error', () => {})
    form.write(
      [
        '--form',
        `Content-Disposition: form-data; name="${field}"; filename="me.jpg"`,
        'Content-Type: image/jpeg',
        '',
        'the beginning of a picture',
      ].join('\r\n')
    )
    this.#open.push(form)
    return form
  }

  async closeAll() {
    for (const form of this.#open.splice(0)) form.destroy()
    await filesReceived(0)
  }
}

export async function answerTo(form: ClientRequest) {
  const [response] = (await once(form, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = response
  return { status, headers, body: (await json(response)) as Refused }
}

/** Waits a while for so many. @returns how many are being received */
export async function filesReceived(count: number) {
  let received = -1
  for (let tries = 0; tries < 100 && received !== count; tries++) {
    if (tries > 0) await pause(30)
    ;({ received } = await leftovers('avatars'))
  }
  return received
}
