import { DAY_MS } from '#domain/durations'
import {
  isChanged,
  isCovered,
  joined,
  type FoundEvent,
  type ImportedEvent,
  type KeptEvent,
  type Nights,
} from '#domain/imported_events'

/* What comes back from other sites' calendars of what they were told here (ADR 0095). */

/** A stretch of ours as other sites were told it; `block`: kept off by the host, for no stay. They share no night. */
export type ToldStretch = Nights & { block: boolean }
export type ToldStretches = ToldStretch[]

/** For so long after a reading, in ms, what is free here by now may come back: nobody knows who has read, and another site may sell these nights. */
const BELIEVED_FOR = DAY_MS

/**
 * What may come back: all that was told a short while ago, later what is still taken here.
 * @param age of the reading, in ms
 * @param taken nights that are ours now, from today on
 */
export function believed(
  told: readonly ToldStretch[],
  { age, taken, today }: { age: number; taken: readonly Nights[]; today: number }
) {
  if (age <= BELIEVED_FOR) return told
  const ours = joined(taken)
  return told.filter((stretch) => isCovered(ahead(stretch, today), ours))
}

/** Some sites, and we, tell a running stay from its arrival on, others from today on. */
const ahead = <Stretch extends Nights>(stretch: Stretch, today: number): Stretch => {
  return { ...stretch, first: Math.max(stretch.first, today) }
}

/**
 * What an event of another site is of ours come back (ADR 0095). One that is nothing but whole stretches of ours is an echo; some sites
 * join what follows on each other, and then it is told in parts, of which those over blocks of the host are none. What calls itself a stay,
 * or is over blocks alone, is none either. One that is known keeps what it was taken for.
 * @param told what others read here the last time
 */
export function judged(
  event: ImportedEvent,
  told: readonly ToldStretch[],
  { kept, today }: { kept: ReadonlyMap<string, KeptEvent>; today: number }
): FoundEvent[] {
  const known = kept.get(event.key)
  if (event.kind === 'stay') return [foreign(event)]
  if (known && !isChanged(ahead(known, today), ahead(event, today))) {
    return [{ ...event, echo: known.echo }]
  }
  const before = partsKept(event, kept, today)
  if (before) return before
  const run = runOf(
    ahead(event, today),
    told.map((stretch) => ahead(stretch, today))
  )
  if (run.every(({ block }) => block)) return [foreign(event)]
  const [one, ...others] = withoutSeams(run)
  if (others.length === 0) return [{ ...event, echo: true }]
  return [one, ...others].map(({ first, end, block }) => {
    return { ...event, key: keyOfPart(event, first), first, end, echo: !block }
  })
}

export const foreign = (event: ImportedEvent): FoundEvent => ({ ...event, echo: false })

/** The stretches that follow on each other from the event's first night to its end; none when they do not. */
function runOf({ first, end }: Nights, told: readonly ToldStretch[]): ToldStretch[] {
  const run: ToldStretch[] = []
  for (let at = first; at < end; at = run.at(-1)!.end) {
    const next = told.find((stretch) => stretch.first === at && stretch.end <= end)
    if (!next) return []
    run.push(next)
  }
  return run
}

/** Neighbours of one kind as one. */
function withoutSeams(run: readonly ToldStretch[]) {
  return run.reduce<ToldStretch[]>((parts, stretch) => {
    const last = parts.at(-1)
    if (last?.block !== stretch.block) return [...parts, { ...stretch }]
    last.end = stretch.end
    return parts
  }, [])
}

/** The parts of it that are kept from looks before, while they still make up all of it from today on. */
function partsKept(event: ImportedEvent, kept: ReadonlyMap<string, KeptEvent>, today: number) {
  const from = Math.max(event.first, today)
  const all = [...kept.values()].filter(({ key }) => key.startsWith(keyOfPart(event)))
  const parts: FoundEvent[] = []
  for (let at = from; at < event.end; at = parts.at(-1)!.end) {
    const part = all.find(({ first, end }) => Math.max(first, from) === at && at < end)
    if (!part || part.end > event.end) return null
    const { key, first, end, echo } = part
    parts.push({ ...event, key, first, end, echo })
  }
  return parts.length > 0 ? parts : null
}

/** As long as the column; of the digest enough is left. */
const keyOfPart = ({ key }: ImportedEvent, first: number | '' = '') =>
  `${key.slice(0, 56)}+${first}`
