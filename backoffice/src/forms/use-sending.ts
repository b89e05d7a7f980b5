import { useForm } from '@refinedev/antd'
import type { BaseRecord, HttpError } from '@refinedev/core'
import type { RefObject } from 'react'
import type { RecordFormOptions } from './record-form-options'

type Sent<Stored> = Pick<RecordFormOptions<Stored, object>, 'resource' | 'id' | 'meta' | 'record'>

/** Refine's `useForm` for a record that is read elsewhere, sent on the `version` it is based on. */
export function useSending<Stored extends BaseRecord>(
  { resource, id, meta, record }: Sent<Stored>,
  name: string,
  version: RefObject<unknown>
) {
  /* Its own query stays empty: it would empty all fields whenever the record changes. */
  return useForm<Stored, HttpError, object>({
    resource,
    id,
    action: id === undefined && !record ? 'create' : 'edit',
    redirect: false,
    queryOptions: { enabled: false },
    queryMeta: { apart: name },
    mutationMeta: {
      ...meta,
      get version() {
        return version.current
      },
    },
    successNotification: false,
    errorNotification: false,
  })
}
