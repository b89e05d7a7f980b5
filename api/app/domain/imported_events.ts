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
  const over = kept.filter(({ end, key }) => end <= today && !here.has(key))
  merge.remove.push(...over.map(({ id }) => id))
  if (!isWhole) return merge
  const gone = ahead.filter((event) => !here.has(event.key) && !isRunningStay(event, today))
  const told = joined(found)
  const freeing = gone.filter((event) => !event.echo && !isCovered(event, told))
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

/** What is told of it is new. */
export function isChanged(before: ImportedEvent, now: ImportedEvent) {
  return before.first !== now.first || before.end !== now.end || before.kind !== now.kind
}

function isRunningStay({ first, end, kind }: ImportedEvent, today: number) {
  return kind !== 'closed' && first < today && end - first <= LONGEST_STAY
}

/** Some sites give the same nights another UID every day. @param stretches joined ones */
export function isCovered({ first, end }: Nights, stretches: readonly Nights[]) {
  return end <= first || stretches.some((one) => one.first <= first && end <= one.end)
}

/** The same nights as stretches with a gap between each two, ascending. */
export function joined(nights: readonly Nights[]): Nights[] {
  const stretches: Nights[] = []
  for (const { first, end } of nights.toSorted((one, other) => one.first - other.first)) {
    const last = stretches.at(-1)
    if (last && first <= last.end) last.end = Math.max(last.end, end)
    else stretches.push({ first, end })
  }
  return stretches
}

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
  for (const [feed, own] of Map.groupBy(claims, (claim) => claim.feed)) {
    for (const stretch of joined(own)) {
      for (
        let night = Math.max(first, stretch.first);
        night < Math.min(end, stretch.end);
        night++
      ) {
        const feeds = claimants.get(night)
        if (feeds) feeds.push(feed)
        else claimants.set(night, [feed])
      }
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
