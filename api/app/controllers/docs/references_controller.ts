import type { HttpContext } from '@adonisjs/core/http'
import edge from 'edge.js'
import { notFound } from '#exceptions/refusal'
import { referenceAddress, referenceFile } from '#services/reference/files'

/** Everything from here, nothing inline; pictures that the library draws come as data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The reference for people: the OpenAPI document as a page to read and to try out. */
export default class ReferencesController {
  /** The reference: every call with its fields, answers and refusals, to read and to try out. */
  async show({ i18n, response }: HttpContext) {
    const html = await edge.render('docs/reference', {
      text: (key: string) => i18n.t(`docs.${key}`),
      address: referenceAddress,
      language: i18n.locale,
    })
    response.header('Content-Security-Policy', POLICY).header('Content-Type', 'text/html')
    return response.send(html)
  }

  /** A style sheet or script of the reference. */
  asset({ params, request, response }: HttpContext) {
    const file = referenceFile(String(params.file))
    if (!file) throw notFound()
    const isExact = request.input('v') === file.version
    response.header('Content-Type', file.type)
    response.header('ETag', `"${file.version}"`)
    response.header(
      'Cache-Control',
      isExact ? 'public, max-age=31536000, immutable' : 'public, no-cache'
    )
    if (response.fresh()) return response.status(304)
    return response.send(file.content)
  }
}
