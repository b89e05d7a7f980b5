import { useReducer } from 'react'

/**
 * What a dialog is open for. `turn` is the dialog's key, so that the next choice gets a new dialog
 * while the last one is still closing.
 */
export function useChosen<Choice extends object>() {
  return useReducer<(Choice & { turn: number }) | null, [Choice | null]>(
    (before, next) => next && { ...next, turn: (before?.turn ?? 0) + 1 },
    null
  )
}
