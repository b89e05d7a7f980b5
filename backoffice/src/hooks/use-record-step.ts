import {
  useDelete,
  useUpdate,
  type BaseKey,
  type BaseRecord,
  type HttpError,
  type MetaQuery,
} from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { DASHBOARD } from '../dashboard/use-totals'

/**
 * Steps that take no form: a change, or a deletion. A toast says what was done, lists, details and totals are asked for
 * anew; refusals are thrown, for the caller to show.
 */
export function useRecordStep<Stored extends BaseRecord>(resource: string) {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdate<Stored, HttpError, object>()
  const { mutateAsync: erase } = useDelete<Stored, HttpError>()
  const refreshTotals = () => void client.invalidateQueries({ queryKey: DASHBOARD })

  return {
    /** @param done - the toast; with `failed` a refusal has one, too */
    async change(
      id: BaseKey,
      done: (record: Stored) => string,
      { values = {}, meta, failed }: { values?: object; meta?: MetaQuery; failed?: string } = {}
    ) {
      const { data } = await update({
        resource,
        id,
        values,
        meta,
        invalidates: ['resourceAll'],
        successNotification: (answer) => ({
          type: 'success',
          message: done(answer?.data as Stored),
        }),
        errorNotification: failed
          ? (error) => ({ type: 'error', message: failed, description: error?.message })
          : false,
      })
      refreshTotals()
      return data
    },
    async remove(id: BaseKey, done: string) {
      await erase({
        resource,
        id,
        successNotification: () => ({ type: 'success', message: done }),
        errorNotification: false,
      })
      refreshTotals()
    },
  }
}
