import { useCustom, type HttpError } from '@refinedev/core'
import type { SystemState } from '../../api/types'

export const SYSTEM_STATE = ['system', 'state']

/** Nobody announces what happens in the queue; in ms. */
export const LOOK_AGAIN = 30_000

export const useSystemState = () =>
  useCustom<SystemState, HttpError>({
    url: '/system',
    method: 'get',
    errorNotification: false,
    queryOptions: { queryKey: SYSTEM_STATE, refetchInterval: LOOK_AGAIN },
  })
