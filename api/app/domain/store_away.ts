type Told = {
  code?: unknown
  cause?: unknown
  $metadata?: { httpStatusCode?: number }
}

const DISK_TAKES_NOTHING = /^(ENOSPC|EDQUOT|EROFS)$/

/**
 * Whether photos cannot be kept or read now, but may be later: the bucket does not answer, in time or at all, or fails by itself;
 * the disk is full.
 * @param error of a disk, which wraps what it was told, or of the bucket's client
 */
export function isStoreAway(error: unknown): boolean {
  const { code, cause, $metadata } = (error ?? {}) as Told
  if (String(code).startsWith('E_CANNOT_')) return isStoreAway(cause)
  /** The client's own: without a status there was no answer. */
  if ($metadata)
    return !(Number($metadata.httpStatusCode) < 500) || $metadata.httpStatusCode === 429
  return DISK_TAKES_NOTHING.test(String(code))
}
