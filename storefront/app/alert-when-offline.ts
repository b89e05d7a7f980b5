import { answerWhenOffline } from './answer-offline'

/** Why nothing came of a form in which there is nothing to keep. */
export interface StepProblem {
  alert: string | null
  unsent?: boolean
}

/** A page's `clientAction` by `answerWhenOffline`, where an alert is all that it shows. */
export function alertWhenOffline({ serverAction }: { serverAction: () => Promise<unknown> }) {
  return answerWhenOffline<StepProblem>(serverAction, { alert: null, unsent: true })
}
