export interface UploadProgress {
  /**
   * `sending`: bytes travel. `waiting`: offline, resumes by itself. `finishing`: sent, the API is
   * processing.
   */
  state: 'sending' | 'waiting' | 'finishing'
  share: number
  attempt: number
}

/**
 * Each file's progress, from 0 to 1, when several are sent in one form in this order. The form's
 * other fields are negligible.
 */
export function sharesOf(share: number, sizes: readonly number[]): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let left = share * total
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(0, left))
    left -= size
    return size === 0 ? Math.min(1, share) : sent / size
  })
}
