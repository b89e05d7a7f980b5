import { endOfImage, type ImageType } from '#services/photos/image_type'

/** Starts of active content. Long enough not to occur in compressed bytes by chance. */
const ACTIVE =
  /^<(?:svg[\s/]+[a-z]{3}|(?:script|html|head|body|iframe|object|embed|meta)[\s>/]|!doctype\s|\?php\s)/i

/** Second bytes of those, checked first: every 256th compressed byte is a "<". */
const BEGINNINGS = new Set(Buffer.from('sShHbBiIoOeEmM!?', 'latin1'))

/** Bytes searched after "<", and for a ZIP directory at the end. */
const TAG_LENGTH = 12
const ZIP_DIRECTORY_SPAN = 65_557

const PADDING = new Set(Buffer.from('\0\t\n\r ', 'latin1'))

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
  const left = rest.subarray(paddingOf(rest))
  const isJpeg = left[0] === 0xff && left[1] === 0xd8 && left[2] === 0xff
  /* Its length comes first, which begins with zeros. */
  const isMovingPicture = left.subarray(0, 8).includes('ftyp')
  const isSamsungTrailer = left.toString('latin1', left.length - 4) === 'SEFT'
  return left.length === 0 || isJpeg || isMovingPicture || isSamsungTrailer
}

/** Zeros and blanks before what else there is. */
function paddingOf(rest: Buffer) {
  const first = rest.findIndex((byte) => !PADDING.has(byte))
  return first === -1 ? rest.length : first
}
