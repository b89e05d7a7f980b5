import { endOfImage, type ImageType } from '#services/photos/image_type'

/** Starts of active content. Long enough not to occur in compressed bytes by chance. */
const ACTIVE =
  /^<(?:svg[\s/]+[a-z]{3}|(?:script|html|head|body|iframe|object|embed|meta)[\s>/]|!doctype\s|\?php\s)/i

/** Second bytes of those, checked first: every 256th compressed byte is a "<". */
const BEGINNINGS = new Set(Buffer.from('sShHbBiIoOeEmM!?', 'latin1'))

/** Bytes searched after "<", and for a ZIP directory at the end. */
const TAG_LENGTH = 12
const ZIP_DIRECTORY_SPAN = 65_557

const ZIP_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1')

/**
 * Detects polyglots: markup or script in comments, a document or archive behind the picture. Cameras do
 * append data (previews, depth maps, video), which is fine.
 */
export function hasForeignContent(bytes: Buffer, type: ImageType) {
  if (hasActiveText(bytes) || bytes.includes('%PDF-')) return true
  const end = endOfImage(bytes, type)
  if (end === null) return true
  const rest = bytes.subarray(end)
  return rest.length > 0 && !isLeftByCamera(rest)
}

function hasActiveText(bytes: Buffer) {
  for (let at = bytes.indexOf('<'); at !== -1; at = bytes.indexOf('<', at + 1)) {
    if (!BEGINNINGS.has(bytes[at + 1])) continue
    if (ACTIVE.test(bytes.toString('latin1', at, at + TAG_LENGTH))) return true
  }
  return false
}

function isLeftByCamera(rest: Buffer) {
  if (rest.subarray(-ZIP_DIRECTORY_SPAN).includes(ZIP_DIRECTORY)) return false
  const isPadding = rest.every((byte) => byte === 0)
  const isJpeg = rest[0] === 0xff && rest[1] === 0xd8 && rest[2] === 0xff
  const isMovingPicture = rest.toString('latin1', 4, 8) === 'ftyp'
  const isSamsungTrailer = rest.toString('latin1', rest.length - 4) === 'SEFT'
  return isPadding || isJpeg || isMovingPicture || isSamsungTrailer
}
