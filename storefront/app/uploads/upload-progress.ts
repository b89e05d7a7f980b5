/** Where an upload stands. */
export interface UploadProgress {
  /**
   * `sending`: bytes travel. `waiting`: the line is broken, and it goes on by itself. `finishing`:
   * everything was sent, and the API looks at it.
   */
  state: 'sending' | 'waiting' | 'finishing'
  /** From 0 to 1. */
  share: number
  /** From 1. */
  attempt: number
}

/**
 * How much of each file has been sent, from 0 to 1, when several travel in one form in this order.
 * The form's own words weigh next to nothing and are counted with the files.
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
