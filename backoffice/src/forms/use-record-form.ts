import { useNotification, useOne, type BaseRecord, type HttpError } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { DASHBOARD } from '../dashboard/use-totals'
import { useWarnBeforeLeaving } from '../hooks/use-warn-before-leaving'
import { currentOf, wordsOf } from './fields'
import type { RecordFormOptions } from './record-form-options'
import { changedFields, changesIn, threeWay } from './three-way'
import { useFaults } from './use-faults'
import { useSending } from './use-sending'

/** How often one save meets a change to other fields. */
const MERGES = 3

/**
 * Refine's `useForm` for a record that others may change, too:
 *
 * - it sends only what was changed, on the version that was loaded (`updatedAt`)
 * - what others changed meanwhile comes into untouched fields; where both changed the same field, `conflict` shows both
 * - the API's words stand at their fields, the first of which gets the focus; what belongs to no field is `failure`
 * - it asks before somebody leaves what they have typed
 */
export function useRecordForm<Stored extends BaseRecord, Values extends object>(
  options: RecordFormOptions<Stored, Values>
) {
  const { resource, id, meta, valuesOf, fieldOf, send, saved, failed, onTyped, onSaved } = options
  const payloadOf = options.payloadOf ?? ((values: Values): object => values)
  const { conflicts, merged } = threeWay(options.whole)
  const { t } = useTranslation()
  const client = useQueryClient()
  const notify = useNotification().open
  const name = `${resource}${useId()}`
  const version = useRef<unknown>(undefined)
  const sending = useRef(false)
  const [base, setBase] = useState<Stored>()
  const [changed, setChanged] = useState(false)
  const [busy, setBusy] = useState(false)
  const { allowLeaving, goOnAsking } = useWarnBeforeLeaving(changed)
  const besides = useWarnBeforeLeaving(options.unsaved === true)

  const { result, query } = useOne<Stored, HttpError>({
    resource,
    id,
    meta: meta && { ...meta, move: undefined },
    errorNotification: false,
    queryOptions: { enabled: id !== undefined && !options.record, staleTime: 0 },
  })
  const stored = options.record ?? result
  const refine = useSending({ resource, id, meta, record: options.record }, name, version)
  const { form } = refine
  const faults = useFaults<Stored>(form, name, fieldOf)
  const { conflict } = faults
  const valuesNow = () => form.getFieldsValue(true) as Values
  const differs = (values: Values, from = base) => changedFields(valuesOf(from), values).length > 0

  if (stored && !base) {
    setBase(stored)
  }
  const follow = useEffectEvent((now: Stored) => {
    const [before, theirs] = [valuesOf(base), valuesOf(now)]
    const isApart = base && changed && options.apart?.(base, now)
    if (now !== base && !isApart && conflicts(before, valuesNow(), theirs).length === 0) {
      rebase(now, merged(before, valuesNow(), theirs))
    }
  })
  useEffect(() => {
    const timer = stored && setTimeout(() => follow(stored))
    return () => clearTimeout(timer)
  }, [stored])

  function rebase(now: Stored, values: Values) {
    form.setFieldsValue(values)
    setBase(now)
    setChanged(differs(values, now))
    if (!differs(values, now)) {
      allowLeaving()
    }
  }

  async function save(from = base) {
    if (sending.current || faults.unread()) {
      return
    }
    sending.current = true
    setBusy(true)
    try {
      const sent = valuesNow()
      const answer = await write(sent, from, options.once ? 0 : MERGES)
      if (saved) {
        notify?.({ type: 'success', message: saved(answer) })
      }
      if (from) {
        rebase(answer, merged(sent, valuesNow(), valuesOf(answer)))
      } else {
        setChanged(false)
        allowLeaving()
      }
      void client.invalidateQueries({ queryKey: DASHBOARD })
      setTimeout(() => onSaved?.(answer)) // The warning has to hear of it before the way is taken.
    } catch (error) {
      refused(error as HttpError)
    } finally {
      sending.current = false
      setBusy(false)
      goOnAsking()
    }
  }

  async function write(sent: Values, from: Stored | undefined, merges: number): Promise<Stored> {
    version.current = from?.updatedAt
    const before = from ? payloadOf(valuesOf(from)) : {}
    try {
      if (send) {
        return await send(sent, from)
      }
      const answer = await refine.onFinish(changesIn(before, payloadOf(sent)))
      return answer?.data as Stored
    } catch (error) {
      const current = currentOf<Stored>(error as HttpError)
      if (!from || !current || merges === 0) {
        throw error
      }
      const reason = options.apart?.(from, current)
      if (reason) {
        throw { ...(error as HttpError), message: reason }
      }
      options.onRenewed?.(current)
      const theirs = valuesOf(current)
      const fields = conflicts(valuesOf(from), sent, theirs)
      if (fields.length > 0) {
        faults.ask(error, { current, differences: wordsOf(name, fields, sent, theirs) })
        throw error
      }
      const together = merged(valuesOf(from), sent, theirs)
      rebase(current, merged(sent, valuesNow(), together))
      if (options.onRenewed) {
        throw error
      }
      return write(together, current, merges - 1)
    }
  }

  function refused(error: HttpError) {
    flushSync(() => {
      setBusy(false) // Before the toast: it invites to press again, and that press must count.
      faults.show(error)
    })
    if (failed) {
      notify?.({ type: 'error', message: failed, description: error.message })
    }
    options.onFailed?.(error)
  }

  /** Fills in what was typed before. */
  function fill(values: Values) {
    faults.clear()
    form.setFieldsValue(values)
    setChanged(differs(values))
  }

  /** Saves what was typed over somebody else's change. */
  function keepMine() {
    if (conflict) {
      rebase(conflict.current, merged(valuesOf(base), valuesNow(), valuesOf(conflict.current)))
      void save(conflict.current)
    }
  }

  /** Shows somebody else's change instead of what was typed into the same fields. */
  function takeTheirs() {
    if (conflict) {
      const theirs = valuesOf(conflict.current)
      rebase(conflict.current, merged(valuesOf(base), valuesNow(), theirs, 'theirs'))
      faults.clear()
    }
  }

  return {
    form,
    /** For Ant Design's `Form`. */
    formProps: {
      ...refine.formProps,
      name,
      id: name,
      noValidate: true,
      layout: 'vertical' as const,
      requiredMark: false,
      initialValues: valuesOf(base),
      onFinish: () => void save(),
      onFinishFailed: () => faults.lead(),
      validateTrigger: 'onSubmit',
      onValuesChange: (typed: Partial<Values>) => {
        onTyped?.(typed) // May fill in other fields, whose words go with it.
        faults.clear(typed)
        setChanged(differs(valuesNow()))
        goOnAsking() // A save under way has stopped the asking, and knows nothing of this.
      },
    },
    saveButtonProps: { htmlType: 'submit' as const, form: name, loading: busy },
    /** What it was loaded as; undefined while it loads, and for a new one. */
    record: base,
    query,
    changed,
    failure: faults.failure,
    /** How many fields are wrong. */
    wrong: faults.wrong,
    fill,
    conflict: conflict && { differences: conflict.differences, keepMine, takeTheirs },
    /** Goes, unless somebody wants to keep what they have typed. */
    leave(go: () => void) {
      if (!(changed || options.unsaved) || window.confirm(t('app.leave'))) {
        allowLeaving()
        besides.allowLeaving()
        setTimeout(go)
      }
    },
  }
}

export type RecordFormState = Omit<
  ReturnType<typeof useRecordForm<BaseRecord, object>>,
  'record' | 'query' | 'fill'
>
