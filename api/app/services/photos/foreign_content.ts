import { endOfImage, type ImageType } from '#services/photos/image_type'

/**
 * The beginnings of what a browser or a server would run, had the file another name. Long enough never to
 * turn up by chance among millions of compressed bytes.
 */
const ACTIVE =
  /^<(?:svg[\s/]+[a-z]{3}|(?:script|html|head|body|iframe|object|embed|meta)[\s>/]|!doctype\s|\?php\s)/i

/** What may follow the "<" of those: among compressed bytes every 256th is one, and few are looked at closer. */
const BEGINNINGS = new Set(Buffer.from('sShHbBiIoOeEmM!?', 'latin1'))

/** How far into a file a reader looks for what follows "<", and for the directory at the end of a ZIP. */
const TAG_LENGTH = 12
const ZIP_DIRECTORY_SPAN = 65_557

const ZIP_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1')

/**
 * Whether a file is a picture and something else at once: markup or a script in its comments, a document or
 * an archive behind it. Nothing of that would survive being encoded anew, yet whoever sends such a file has no
 * photo to show. Cameras do put something behind the picture (a preview, a depth map, a moving picture):
 * that is fine.
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
