import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * The step of a dialog, while it is under way: nothing else is begun beneath, so it is the last one.
 * A step that waits for the network is taken back when its dialog closes.
 * @returns whether it is sent and not answered yet
 */
export function useSentStep(open: boolean, busy: boolean): boolean {
  const cache = useQueryClient().getMutationCache()
  const pausedOnes = useMutationState({
    filters: { status: 'pending' },
    select: ({ state }) => state.isPaused,
  })

  useEffect(() => {
    const step = cache.findAll({ status: 'pending' }).at(-1)
    if (!open && busy && step?.state.isPaused) {
      cache.remove(step)
    }
  }, [open, busy, cache])

  return busy && pausedOnes.at(-1) === false
}
