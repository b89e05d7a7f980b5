import type { HttpContext } from '@adonisjs/core/http'
import { notFound, Refusal } from '#exceptions/refusal'
import { readRange } from '#http/byte_range'
import { findPhotoFile, openPhotoFile, type PhotoFile } from '#services/photos/photo_files'

/** Names are immutable, hence cached for a year. Only pictures encoded here are served, in a CSP sandbox. */
export default class UploadsController {
  async show({ params, request, response }: HttpContext) {
    const file = await findPhotoFile(params['*'].join('/'))
    if (!file) throw notFound()
    const range = this.#rangeOf(request, file)
    if (range === 'unsatisfiable') {
      response.header('Content-Range', `bytes */${file.size}`)
      throw new Refusal('unsatisfiableRange', 416, 'E_UNSATISFIABLE_RANGE')
    }

    const isKnown = this.#isKnown(response, file)
    const isSent = !isKnown && request.method() !== 'HEAD'
    const picture = isSent && (await openPhotoFile(file.name, range))
    if (isSent && !picture) throw notFound()

    this.#describe(response, file)
    if (isKnown) return response.status(304)
    if (range) {
      response.status(206)
      response.header('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
    }
    response.header('Content-Length', range ? range.end - range.start + 1 : file.size)
    if (picture) return response.stream(picture)
  }

  /** What it is compared by stands on an answer with the picture alone. */
  #isKnown(response: HttpContext['response'], { etag, modified }: PhotoFile) {
    response.header('ETag', etag)
    response.header('Last-Modified', modified.toUTCString())
    const isKnown = response.fresh()
    response.removeHeader('ETag')
    response.removeHeader('Last-Modified')
    return isKnown
  }

  #describe(response: HttpContext['response'], { type, etag, modified }: PhotoFile) {
    response.header('Content-Type', type)
    response.header('Content-Disposition', 'inline')
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.header('Cross-Origin-Resource-Policy', 'cross-origin')
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.header('Accept-Ranges', 'bytes')
    response.header('ETag', etag)
    response.header('Last-Modified', modified.toUTCString())
  }

  /** A range of another version would corrupt the picture: the whole is sent. */
  #rangeOf(request: HttpContext['request'], { etag, size }: PhotoFile) {
    const ifRange = request.header('if-range')
    if (ifRange && ifRange !== etag) return null
    return readRange(request.header('range'), size)
  }
}
