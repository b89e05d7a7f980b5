import { MAX_PHOTO_BYTES, MAX_REVIEW_PHOTOS } from '@makao/shared/uploads/photo-limits'

/* Limits of the front door (ADR 0033). */

/** Of a path, in characters. */
export const PATH_LENGTH = 2048

/** Of a path, between slashes: React Router's work grows with their square. */
export const PATH_SEGMENTS = 16

/** Of headers that are taken apart, in characters; what is longer is cut. */
export const HEADER_LENGTHS = {
  'accept-language': 256,
  'if-none-match': 1024,
  'user-agent': 512,
}

/** Of a form, in bytes, as the API's. */
export const FORM_BYTES = 100 * 1024

/** Of an avatar's form, in bytes. */
export const AVATAR_FORM_BYTES = MAX_PHOTO_BYTES + FORM_BYTES

/** Of a review's form, in bytes. */
export const REVIEW_FORM_BYTES = MAX_REVIEW_PHOTOS * MAX_PHOTO_BYTES + FORM_BYTES

/** Of forms with pictures that stand in memory at once, in bytes. */
export const PICTURES_AT_ONCE = 60 * 1024 * 1024

/** How long a form with pictures may take, in ms: half a minute, and as long as a slow line needs for its bytes. */
export const pictureTimeout = (bytes: number) => 30_000 + bytes / 100

/** Open connections; a screen that is open holds one. */
export const CONNECTIONS = 4000

/** How long a client may take to send its headers, in ms. */
export const HEADERS_TIMEOUT = 20_000

/** How long a connection that nothing asks on stays open, in ms: longer than the minute of proxies, which would otherwise ask on one that closes. */
export const IDLE_TIMEOUT = 65_000

/** Visitors' pages in memory (ADR 0044). */
export const KEPT_PAGES = { ms: 5000, entries: 1000, bytes: 32 * 1024 * 1024 }
