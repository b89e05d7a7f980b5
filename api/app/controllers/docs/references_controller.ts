import type { HttpContext } from '@adonisjs/core/http'
import edge from 'edge.js'
import { notFound } from '#exceptions/refusal'
import { referenceAddress, referenceFile } from '#services/reference/files'

/** Only own scripts and styles, none inline; the library's images are data URLs. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export default class ReferencesController {
  async show({ i18n, response }: HttpContext) {
    const html = await edge.render('docs/reference', {
      text: (key: string) => i18n.t(`docs.${key}`),
      address: referenceAddress,
      language: i18n.locale,
    })
    response.header('Content-Security-Policy', POLICY).header('Content-Type', 'text/html')
    return response.send(html)
  }

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
