/*
 * Events of other sites' calendars, and which nights they take (ADR 0048). Nights are numbers as in `stay.ts`; an event is
 * half-open like a stay.
 */

/** What an event says of itself: a stay for sure, surely none, or neither. */
export const EVENT_KINDS = ['stay', 'closed', 'unclear'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export type Nights = { first: number; end: number }

/** `key` is the same for the same event at the next look. */
export type ImportedEvent = Nights & { key: string; kind: EventKind }

/** `echo`: of ours, and come back. */
export type FoundEvent = ImportedEvent & { echo: boolean }

/** As it was kept: `missed` counts the good looks in a row that did not find it. */
export type KeptEvent = FoundEvent & { id: number; missed: number }

/** How far ahead nights are taken. */
export const NIGHTS_AHEAD = 730

/** An event goes when so many good looks in a row have not found it. */
const LOOKS_TO_GO = 2

/** From so many on, and more than half, events that vanish at once wait for the host's word. */
const MANY = 4

/** A running stay is often left out of its calendar before it ends; a longer stretch is none. */
const LONGEST_STAY = 31

/** One night at least: an end on the day of the start, or none, means that. */
export function nightsBetween(first: number, end: number): Nights {
  return { first, end: Math.max(first + 1, end) }
}

/** Reads the title; the sites' own words, which they write in English. */
export function kindOf(summary: string): EventKind {
  if (/^airbnb \(not available\)$/i.test(summary.trim())) return 'closed'
  return /\b(?:reserved|booked)\b/i.test(summary) ? 'stay' : 'unclear'
}

export type Look = {
  kept: readonly KeptEvent[]
  found: readonly FoundEvent[]
  today: number
  /** Every event could be read. */
  isWhole: boolean
  /** The host has said that what vanished is free. */
  mayRelease: boolean
}

export type Merge = {
  add: FoundEvent[]
  /** Kept ones with what is new of them. */
  change: (FoundEvent & { id: number })[]
  /** Found again, or not found, this often in a row. */
  count: { id: number; missed: number }[]
  remove: number[]
  /** How many have vanished at once, and stay until the host has a look. */
  held: number
}

/**
 * What a good look at a calendar changes. New events come at once; one that is gone goes with the second look, a running
 * stay never; an empty calendar, or one that has lost many at once, releases nothing before the host says so.
 */
export function mergeEvents({ kept, found, today, isWhole, mayRelease }: Look): Merge {
  const known = new Map(kept.map((event) => [event.key, event]))
  const here = new Set(found.map(({ key }) => key))
  const merge: Merge = { add: [], change: [], count: [], remove: [], held: 0 }
  for (const event of found) {
    const before = known.get(event.key)
    if (!before) merge.add.push(event)
    else if (isChanged(before, event)) merge.change.push({ id: before.id, ...event })
    else if (before.missed > 0) merge.count.push({ id: before.id, missed: 0 })
  }

  const ahead = kept.filter(({ end }) => end > today)
  merge.remove.push(...kept.filter(({ end }) => end <= today).map(({ id }) => id))
  if (!isWhole) return merge
  const gone = ahead.filter((event) => !here.has(event.key) && !isRunningStay(event, today))
  const freeing = gone.filter((event) => !event.echo && !isCovered(event, found))
  const isMuch = freeing.length >= MANY && freeing.length * 2 > ahead.length
  if (freeing.length > 0 && !mayRelease && (found.length === 0 || isMuch)) {
    return { ...merge, held: freeing.length }
  }
  for (const { id, missed } of gone) {
    if (mayRelease || missed + 1 >= LOOKS_TO_GO) merge.remove.push(id)
    else merge.count.push({ id, missed: missed + 1 })
  }
  return merge
}

function isChanged(before: ImportedEvent, now: ImportedEvent) {
  return before.first !== now.first || before.end !== now.end || before.kind !== now.kind
}

function isRunningStay({ first, end, kind }: ImportedEvent, today: number) {
  return kind !== 'closed' && first < today && end - first <= LONGEST_STAY
}

/** Some sites give the same nights another UID every day. */
function isCovered({ first, end }: Nights, found: readonly Nights[]) {
  for (let night = first; night < end; night++) {
    if (!found.some((event) => event.first <= night && night < event.end)) return false
  }
  return true
}

/** A stretch of ours as other sites were told it; `block`: kept off by the host, for no stay. They share no night. */
export type ToldStretch = Nights & { block: boolean }
export type ToldStretches = ToldStretch[]

/** For so long after a reading, in ms, what is free here by now may come back: nobody knows who has read, and another site may sell these nights. */
const BELIEVED_FOR = 24 * 60 * 60_000

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
  return told.filter((stretch) => isCovered(ahead(stretch, today), taken))
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

/** An event of a feed that takes its nights. */
export type Claim = Nights & { feed: number }

/** A taken night: by a feed, or null by a booking or block of ours. */
export type TakenNight = { night: number; feed: number | null }

/**
 * What has to change so that the imported nights are those the events claim and nobody here has. A night that several
 * feeds claim stays with the one that has it, else goes to the first.
 */
export function reconcileNights(
  claims: readonly Claim[],
  taken: readonly TakenNight[],
  { first, end }: Nights
) {
  const claimants = new Map<number, number[]>()
  for (const claim of claims) {
    for (let night = Math.max(first, claim.first); night < Math.min(end, claim.end); night++) {
      claimants.set(night, [...(claimants.get(night) ?? []), claim.feed])
    }
  }
  const free: number[] = []
  const move: { night: number; feed: number }[] = []
  for (const { night, feed } of taken) {
    const feeds = claimants.get(night) ?? []
    claimants.delete(night)
    if (feed === null || night < first || feeds.includes(feed)) continue
    if (feeds.length === 0) free.push(night)
    else move.push({ night, feed: Math.min(...feeds) })
  }
  const take = [...claimants]
    .map(([night, feeds]) => ({ night, feed: Math.min(...feeds) }))
    .toSorted((one, other) => one.night - other.night)
  return { take, free, move }
}
