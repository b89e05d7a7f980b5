import type Payout from '#models/payout'
import type PayoutTransfer from '#models/payout_transfer'
import { isSame, must, type Books } from '#tests/helpers/money/books'

/** Each host’s share is owed, or in one payout. */
export function checkShares({ facts, lines, months, owed }: Books) {
  const shares = facts.flatMap(({ bookingId, entries, paymentId }) =>
    entries
      .filter(({ account }) => account === 'hostPayable')
      .map((entry) => ({ bookingId, entry, paymentId }))
  )
  const places = [...lines, ...owed]
    .map(({ entry_id: entry }) => Number(entry))
    .sort((a, b) => a - b)
  const ofStays = shares.filter(({ bookingId }) => bookingId !== null).map(({ entry }) => entry.id)
  must(isSame(places, ofStays), `shares ${ofStays.join()} are owed or paid as ${places.join()}`)

  const held = new Map<string, number>()
  for (const { entry, paymentId } of shares.filter(({ bookingId }) => bookingId !== null)) {
    const key = `payment ${paymentId} and host ${entry.hostId}`
    held.set(key, (held.get(key) ?? 0) + entry.amountMinor)
  }
  for (const [key, sum] of held) must(sum <= 0, `${key}: ${sum} was taken that they never had`)

  const sums = new Map<string, number>()
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount)
  for (const { entry } of shares) add(`${entry.hostId} ${entry.currency}`, entry.amountMinor)
  for (const { amount_minor: amount, currency, host_id: host } of months) {
    add(`${host} ${currency}`, -Number(amount))
  }
  for (const [key, sum] of sums) must(sum === 0, `the months of ${key} are off by ${sum}`)
}

/** What is owed for a stay is owed to its host, whoever that is by now, or to whom a payout that was written off was to pay it. */
export function checkOwners({ bookings, facts, owed, released }: Books) {
  const freed = new Set(released.map(({ entry_id: entry }) => Number(entry)))
  const promised = new Set<string>()
  const open = new Set(owed.map(({ entry_id: entry }) => Number(entry)))
  const sums = new Map<string, number>()
  for (const { bookingId, entries } of facts) {
    for (const { hostId } of entries.filter((entry) => freed.has(entry.id))) {
      promised.add(`${bookingId} ${hostId}`)
    }
    for (const { amountMinor, hostId } of entries.filter((entry) => open.has(entry.id))) {
      const key = `${bookingId} ${hostId}`
      sums.set(key, (sums.get(key) ?? 0) + amountMinor)
    }
  }
  for (const { hostId, id } of bookings) {
    const others = [...sums].filter(([key, sum]) => {
      const [booking, host] = key.split(' ').map(Number)
      return booking === id && host !== hostId && sum < 0 && !promised.has(key)
    })
    must(others.length === 0, `booking ${id} is of host ${hostId}, and owed as ${others.join()}`)
  }
}

/** A payout pays what its entries say, and is posted as often as it was tried. */
export function checkPayouts({ facts, lines, payouts, transfers }: Books) {
  const entries = new Map(facts.flatMap((fact) => fact.entries.map((entry) => [entry.id, entry])))
  for (const payout of payouts) {
    const { amountMinor, currency, hostId, id, status } = payout
    const own = lines
      .filter((line) => line.payout_id === id)
      .map((line) => entries.get(line.entry_id))
    const sum = own.reduce((all, entry) => all - (entry?.amountMinor ?? 0), 0)
    const expected = status === 'writtenOff' ? 0 : amountMinor
    must(sum === expected, `payout ${id} (${status}) is ${amountMinor}, its lines ${sum}`)
    must(
      own.every((entry) => entry?.hostId === hostId && entry.currency === currency),
      `payout ${id} pays another host, or another currency`
    )
    const posted = facts
      .filter((fact) => fact.payoutId === id)
      .flatMap((fact) => fact.entries.map(({ posting }) => posting))
    const of = (account: string) =>
      posted.filter((one) => one.account === account).reduce((all, { amount }) => all + amount, 0)
    const sent = status === 'paid' ? movedBy(payout, transfers) : 0
    const onItsWay = status === 'approved' || status === 'sent' ? amountMinor : 0
    const rounding = status === 'paid' ? sent - amountMinor : 0
    must(of('gateway') === -sent, `payout ${id} is ${status}, and ${-of('gateway')} was sent`)
    must(of('payout') === -onItsWay, `payout ${id} is ${status}, ${-of('payout')} is on its way`)
    const taken = of('hostPayable')
    must(taken === sent - rounding + onItsWay, `payout ${id} is ${status}, and owed as well`)
    must(of('rounding') === rounding, `payout ${id} is ${status}, rounded by ${of('rounding')}`)
  }
}

/** M-Pesa moves whole shillings. */
export function movedBy({ amountMinor, transferId }: Payout, done: readonly PayoutTransfer[]) {
  return done.find(({ id }) => id === transferId)?.amountMinor ?? amountMinor
}
