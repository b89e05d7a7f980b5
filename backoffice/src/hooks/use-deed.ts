import { useInvalidate, useNotification } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { DASHBOARD } from '../dashboard/use-totals'

/**
 * Has the server do something with a resource, says so, and asks anew for every list, detail and total
 * that may look different now; of what is gone for good, only for the lists. What fails is thrown on: whoever asked knows best where to say it.
 */
export function useDeed(resource: string, asks: 'everything' | 'lists' = 'everything') {
  const invalidate = useInvalidate()
  const notify = useNotification().open
  const client = useQueryClient()

  return async <Answer>(deed: () => Promise<Answer>, done: (answer: Answer) => string) => {
    const answer = await deed()
    notify?.({ type: 'success', message: done(answer) })
    void invalidate({
      resource,
      invalidates: asks === 'lists' ? ['list', 'many'] : ['resourceAll'],
    })
    void client.invalidateQueries({ queryKey: DASHBOARD })
    return answer
  }
}
