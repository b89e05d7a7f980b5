import { useReducer } from 'react'

/**
 * What a dialog is open for. Each choice has a `turn` to be its dialog's key: who chooses the next thing
 * while the last dialog is still on its way out gets one of their own.
 */
export function useChosen<Choice extends object>() {
  return useReducer<(Choice & { turn: number }) | null, [Choice | null]>(
    (before, next) => next && { ...next, turn: (before?.turn ?? 0) + 1 },
    null
  )
}
