import { Refusal } from '#exceptions/refusal'
import { photoWork } from '#services/metrics/figures'

/** Counts how long work on a photo took, and what came of it. @throws what the work throws */
export async function measurePhoto<T>(work: 'upload' | 'variants', run: () => Promise<T>) {
  const ended = photoWork.startTimer({ work })
  try {
    const made = await run()
    ended({ outcome: 'done' })
    return made
  } catch (error) {
    ended({ outcome: error instanceof Refusal ? 'refused' : 'failed' })
    throw error
  }
}
