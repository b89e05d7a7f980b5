import { LATE_MS, lagOf, marksAhead, type Mark, type ReplicaState } from '#domain/replica_lag'
import { inTurns } from '#services/database/in_turns'
import type { Asked, Position } from '#services/database/wal_position'

/** In ms. */
const LOOK_EVERY = 1000

type Told = { leftOut(reason: string): void; back(): void }

/**
 * A standby that answers what strangers read (ADR 0094). Nobody is shown less than the primary had acknowledged when they asked: the
 * replica answers only while it has replayed all of that. One that is away, or late by more than LATE_MS, is asked nothing until a
 * look finds it well.
 */
export class Replica {
  state: ReplicaState = 'new'
  /** Statements of strangers' reads, by who answered. */
  readonly answered = { replica: 0, primary: 0 }

  #replayed = 0
  #seen = 0
  #ahead: Mark[] = []
  #timer?: NodeJS.Timeout
  #isClosed = false
  #onLeaving = () => {}
  readonly #written: () => Promise<Position>
  readonly #reached: () => Promise<Position>

  constructor(
    private servers: { primary: Asked; replica: Asked },
    private told: Told,
    private clock: () => number = () => performance.now()
  ) {
    this.#written = inTurns(() => servers.primary.ask())
    this.#reached = inTurns(() => servers.replica.ask())
  }

  /** For how long the oldest change has waited that it has not, in seconds. */
  get lag() {
    return lagOf(this.#ahead, this.clock()) / 1000
  }

  /** Whether it has all that the primary had acknowledged when this was asked. */
  async isCaughtUp(): Promise<boolean> {
    if (this.state !== 'answers') return false
    try {
      const written = await this.#written()
      if (this.#replayed < written.at!) this.#judge(written, await this.#reached())
      return this.state === 'answers' && this.#replayed >= written.at!
    } catch {
      return false
    }
  }

  /** Looks now and every second from then on. */
  async watch() {
    await this.look()
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.watch(), LOOK_EVERY)
    this.#timer.unref()
  }

  /** Finds out whether it is fit to answer. Without its primary nothing can be said of it, and nothing is asked of it. */
  async look() {
    const written = await this.#written().catch(() => null)
    if (!written) return
    try {
      this.#judge(written, await this.#reached())
    } catch (error) {
      this.#note(written)
      this.leaveOut('away', `it is away: ${(error as Error).message}`)
    }
  }

  /** The primary answers, also what the replica has been asked and not answered yet. */
  leaveOut(state: Exclude<ReplicaState, 'new' | 'answers'>, reason: string) {
    const isNews = this.state === 'answers' || this.state === 'new'
    this.state = state
    this.#replayed = 0
    if (isNews) this.told.leftOut(reason)
    this.#onLeaving()
  }

  /** Of who hangs up. */
  set onLeaving(end: () => void) {
    this.#onLeaving = end
  }

  /** Another server may answer at its address from now on. */
  forget() {
    this.#replayed = 0
  }

  close() {
    clearTimeout(this.#timer)
    this.#isClosed = true
    this.#onLeaving()
    for (const server of Object.values(this.servers)) server.close()
  }

  #judge(written: Position, reached: Position) {
    const unfit = unfitness(written, reached)
    if (unfit) return this.leaveOut('unfit', unfit)
    this.#replayed = this.#seen = reached.at!
    this.#note(written)
    const { lag } = this
    if (lag * 1000 > LATE_MS) return this.leaveOut('late', `it is ${Math.round(lag)} s behind`)
    if (this.state === 'answers') return
    if (this.state !== 'new') this.told.back()
    this.state = 'answers'
  }

  #note({ at }: Position) {
    this.#ahead = marksAhead(this.#ahead, { at: this.clock(), written: at! }, this.#seen)
  }
}

/** What makes it unfit whatever it has replayed, or null. */
export function unfitness(written: Position, reached: Position): string | null {
  if (reached.at === null) return 'it is no standby: it writes by itself'
  const isSame = reached.system === written.system && reached.name === written.name
  return isSame ? null : 'it is a standby of another database'
}
