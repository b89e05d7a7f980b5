import { useLast } from '~/use-last'

interface Answer {
  at: number
  /** What it says of more than a field. */
  alert: string | null
  unsent?: boolean
}

/** Which asking for a code this is: an answer that says nothing of the code leaves a typed one standing. */
export const useAsking = (answer: Answer | undefined) =>
  useLast(answer && !answer.unsent && answer.alert === null ? answer.at : null)
