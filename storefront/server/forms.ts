import type { Request, RequestHandler, Response } from 'express'
import { sendFailure } from './envelope.ts'
import { AVATAR_FORM_BYTES, FORM_BYTES, REVIEW_FORM_BYTES } from './limits.ts'

const METHODS = ['GET', 'HEAD', 'POST']
const MULTIPART = 'multipart/form-data'
const FORMS = ['application/x-www-form-urlencoded', MULTIPART]

/** Pages whose forms carry pictures when there are no scripts, and their limits in bytes. */
const PICTURE_FORMS: [path: RegExp, bytes: number][] = [
  [/^\/dashboard\/profile(\/|\.data)?$/, AVATAR_FORM_BYTES],
  [/^\/dashboard\/bookings\/\d+\/review(\/|\.data)?$/, REVIEW_FORM_BYTES],
]

/** Pages are read, or sent a form. */
export const formsOnly: RequestHandler = (req, res, next) => {
  if (!METHODS.includes(req.method)) {
    res.setHeader('Allow', METHODS.join(', '))
    return sendFailure(res, 405, 'E_METHOD_NOT_ALLOWED', 'Pages are read, or sent a form.')
  }
  if (req.method === 'POST' && hasBody(req) && !FORMS.includes(mediaTypeOf(req))) {
    return refuseBody(res, 415, 'E_UNSUPPORTED_MEDIA_TYPE', 'Pages take forms alone.')
  }
  next()
}

/**
 * Refuses forms above their limit, by their declared length before a byte is read, else as soon as
 * they exceed it.
 */
export const boundedForms: RequestHandler = (req, res, next) => {
  const pictures = mediaTypeOf(req) === MULTIPART && limitOfPictures(req.path)
  const limit = pictures || FORM_BYTES
  if (Number(req.get('content-length') ?? 0) <= limit) {
    endAbove(limit, req, res)
    return next()
  }
  if (!pictures) {
    return refuseTooLarge(res)
  }
  // The page says so in words, without reading it.
  res.setHeader('Connection', 'close')
  next()
}

/** Counts what arrives. The stream stays paused until the page reads it. */
function endAbove(limit: number, req: Request, res: Response) {
  if (req.method !== 'POST' || !req.get('transfer-encoding')) {
    return
  }
  let bytes = 0
  req.pause()
  req.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > limit) {
      res.once('finish', () => req.destroy())
      refuseTooLarge(res)
    }
  })
}

const limitOfPictures = (path: string) => PICTURE_FORMS.find(([page]) => page.test(path))?.[1]

const hasBody = (req: Request) =>
  Number(req.get('content-length') ?? 0) > 0 || req.get('transfer-encoding') !== undefined

function mediaTypeOf(req: Request) {
  const [type = ''] = (req.get('content-type') ?? '').split(';', 1)
  return type.trim().toLowerCase()
}

const refuseTooLarge = (res: Response) =>
  refuseBody(res, 413, 'E_BODY_TOO_LARGE', 'This form is too large.')

/** Closes the connection: what has not arrived yet is not waited for. */
function refuseBody(res: Response, status: number, code: string, message: string) {
  if (!res.headersSent) {
    res.setHeader('Connection', 'close')
  }
  sendFailure(res, status, code, message)
}
