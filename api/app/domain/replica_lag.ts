import type { Level } from '#domain/installation'

/** What a process knows of its replica: `new` until it has looked, and `unfit` when it can never answer. */
export type ReplicaState = 'new' | 'answers' | 'late' | 'away' | 'unfit'

/** The primary answers in its place, so all but a mistake in the settings is a warning. */
export function replicaLevel(state: ReplicaState): Level {
  if (state === 'unfit') return 'failure'
  return state === 'answers' ? 'good' : 'warning'
}

/** A moment, in ms, at which the primary had written this far, in bytes. */
export type Mark = { at: number; written: number }

/** A replica that is further behind is left out altogether, in ms. */
export const LATE_MS = 10_000

/** Of an hour of looks: of a replica that is behind for longer, it is enough to know that. */
const MOST = 3600

/** What the replica has still to reach, the oldest first, with what was written by now. */
export function marksAhead(marks: Mark[], newest: Mark, replayed: number): Mark[] {
  const ahead = marks.filter(({ written }) => written > replayed)
  const isNew = newest.written > (ahead.at(-1)?.written ?? replayed)
  return isNew && ahead.length < MOST ? [...ahead, newest] : ahead
}

/** For how long the oldest change has waited that the replica has not, in ms: by one clock, whatever those of the servers say. */
export const lagOf = ([oldest]: Mark[], now: number) => (oldest ? now - oldest.at : 0)
