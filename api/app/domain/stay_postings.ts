import {
  assertAmount,
  move,
  moneyReceived,
  netOf,
  sumOf,
  type Account,
  type Posting,
} from '#domain/ledger'
import { toKes } from '#domain/money'
import type { QuoteLine } from '#domain/quote'

type Charged = Pick<QuoteLine, 'kind' | 'amount'>

/** Gateways that take whole units alone are off by less than one. */
const WHOLE_UNIT = 100

const OWN_ACCOUNTS: Partial<Record<QuoteLine['kind'], Account>> = {
  serviceFee: 'platformFee',
  tax: 'tax',
  serviceFeeTax: 'tax',
}

/**
 * A guest has paid for a stay: the host's share, the fee and the taxes are owed from then on. What is paid above
 * stays the guest's, and so does all of it while a whole unit is missing.
 * @param kesRate of the stay, where it was paid in shillings and has another currency
 */
export function stayPaid(lines: readonly Charged[], paid: number, kesRate: number | null = null) {
  return stayDearer([], lines, paid, kesRate)
}

/** As stayPaid, of what a stay costs more than before on other dates (ADR 0089). */
export function stayDearer(
  before: readonly Charged[],
  after: readonly Charged[],
  paid: number,
  kesRate: number | null = null
) {
  const charged = moreOf(before, after, kesRate)
  const missing = -sumOf(charged) - paid
  if (missing >= WHOLE_UNIT) return moneyReceived(paid)
  const account = missing > -WHOLE_UNIT ? 'rounding' : 'guest'
  return netOf([{ account: 'gateway', amount: paid }, ...charged, { account, amount: missing }])
}

/**
 * A stay that was paid costs less on other dates: host, fee and taxes have what they would have of a stay booked so, and the guest is
 * owed the rest. Parts of a shilling are rounding.
 * @param amount what goes back of the payment
 * @param taken what goes back of the stay's other payments, as those are posted
 * @param held what this one holds, where it is one of several: no account gives more
 */
export function stayCheaper(
  before: readonly Charged[],
  after: readonly Charged[],
  amount: number,
  kesRate: number | null = null,
  taken: readonly Posting[] = [],
  held: readonly Posting[] | null = null
): Posting[] {
  assertAmount(amount)
  const others = taken.filter(({ account }) => isCharged(account))
  const less = netOf([...moreOf(before, after, kesRate), ...others.map(reversed)]).map(
    ({ account, amount: all }) => ({ account, amount: Math.min(all, heldOf(account)) })
  )
  const rounded = amount - sumOf(less)
  return netOf([
    ...less,
    { account: 'rounding', amount: rounded },
    { account: 'refund', amount: -amount },
  ])

  function heldOf(account: Account) {
    if (held === null) return Infinity
    return -sumOf(held.filter((posting) => posting.account === account))
  }
}

/**
 * Takes an amount from whoever it was for, in proportion, to be sent back. The service fee and its tax are kept while
 * anything else is left (ADR 0056). A host's part is taken from whoever holds the share.
 * @param posted what was posted of the payment so far
 * @param lines of the stay, where it was for one
 * @throws RangeError for more than what is left of it
 */
export function refundOwed(
  posted: readonly Posting[],
  amount: number,
  lines: readonly Charged[] = [],
  kesRate: number | null = null
) {
  const ofStay = posted.filter(isOfStay)
  const held = netOf(ofStay)
  const left = -sumOf(held)
  assertAmount(amount)
  if (amount > left) throw new RangeError(`${amount} of ${left} cannot go back`)

  const beside = netOf([...held, ...feeIn(held, lines, kesRate)])
  const from = amount <= -sumOf(beside) ? beside : held
  const postings = netOf([...partOf(from, amount), { account: 'refund', amount: -amount }])
  return postings.flatMap((posting) =>
    posting.account === 'hostPayable' ? takenFromHolders(posting.amount, ofStay) : posting
  )
}

/** Of the hosts who hold the share of a stay: it may have changed hands since, and have been paid out before that. */
export function takenFromHolders(amount: number, posted: readonly Posting[]) {
  const held = new Map<number | undefined, number>()
  for (const { account, amount: owed, hostId } of posted) {
    if (account === 'hostPayable') held.set(hostId, (held.get(hostId) ?? 0) - owed)
  }
  const holders = [...held].filter(([, share]) => share > 0)
  const whole = holders.reduce((sum, [, share]) => sum + share, 0)
  let before = 0
  return holders
    .map(([hostId, share]): Posting => {
      const begin = portion(before, amount, whole)
      before += share
      return { account: 'hostPayable', amount: portion(before, amount, whole) - begin, hostId }
    })
    .filter((posting) => posting.amount !== 0)
}

/** What the lines of a stay are owed as, by account. */
function chargedBy(lines: readonly Charged[], kesRate: number | null) {
  const agreed = netOf(lines.map(({ kind, amount }) => ({ account: accountOf(kind), amount })))
  return agreed.map(({ account, amount }): Posting => {
    return { account, amount: -(kesRate === null ? amount : toKes(amount, kesRate)) }
  })
}

/** By account, what is charged more than before. */
function moreOf(before: readonly Charged[], after: readonly Charged[], kesRate: number | null) {
  return netOf([...chargedBy(after, kesRate), ...chargedBy(before, kesRate).map(reversed)])
}

/** What of the service fee and its tax a payment holds, which may be one of several of its stay. */
function feeIn(held: readonly Posting[], lines: readonly Charged[], kesRate: number | null) {
  const fees = feeOf(lines, kesRate)
  const whole = sumOf(fees.filter(({ account }) => account === 'platformFee'))
  const here = -sumOf(held.filter(({ account }) => account === 'platformFee'))
  return fees.map(({ account, amount }) => ({ account, amount: portion(amount, here, whole) }))
}

/** The service fee and its tax. */
function feeOf(lines: readonly Charged[], kesRate: number | null): Posting[] {
  return lines
    .filter(({ kind }) => kind === 'serviceFee' || kind === 'serviceFeeTax')
    .map(({ kind, amount }) => ({
      account: accountOf(kind),
      amount: kesRate === null ? amount : toKes(amount, kesRate),
    }))
}

function partOf(held: readonly Posting[], amount: number) {
  const whole = -sumOf(held)
  let before = 0
  return held.map(({ account, amount: owed }): Posting => {
    const begin = portion(before, amount, whole)
    before -= owed
    return { account, amount: portion(before, amount, whole) - begin }
  })
}

/** As refundOwed, with a part of the deposit beside it, which is nobody's but the guest's (ADR 0090). */
export function refundWithDeposit(
  deposit: number,
  ...[posted, amount, ...of]: Parameters<typeof refundOwed>
): Posting[] {
  const both = [...refundOwed(posted, amount, ...of), ...move('refund', 'deposit', deposit)]
  const isShare = ({ account }: Posting) => account === 'hostPayable'
  return [...both.filter(isShare), ...netOf(both.filter((posting) => !isShare(posting)))]
}

const accountOf = (kind: QuoteLine['kind']): Account => OWN_ACCOUNTS[kind] ?? 'hostPayable'

const isCharged = (account: Account) =>
  account === 'hostPayable' || account === 'platformFee' || account === 'tax'

const reversed = ({ account, amount }: Posting): Posting => ({ account, amount: -amount })

/** Neither on its way nor the deposit, nor what its host has of that. */
const isOfStay = ({ account, isGranted = false }: Posting) =>
  !isGranted && !['gateway', 'refund', 'deposit'].includes(account)

/** part × amount ÷ whole, rounded down: differences of these lose no cent. */
function portion(part: number, amount: number, whole: number) {
  if (whole === 0) return 0
  return Number((BigInt(part) * BigInt(amount)) / BigInt(whole))
}
