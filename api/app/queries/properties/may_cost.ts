import { CURRENCIES, WHOLE_IN_BASIS_POINTS } from '#domain/money'
import { hostsPartOf } from '#domain/price_bounds'
import type { PartyStay } from '#domain/quote'
import type { Rates } from '#domain/rates'
import { pricedStayOf } from '#domain/searched_prices'

/**
 * SQL of search rows where a stay without pets may cost as little as a total in shillings (`asc`), or as much (`desc`), and its values. Exact
 * but for rounding, dates with prices of their own and discounts of early and late bookings. In whole numbers: ten thousandths of a minor unit.
 */
export function mayCost(
  totalKes: number,
  { guests, ...dates }: PartyStay,
  direction: 'asc' | 'desc',
  rates: Rates
): [string, number[]] {
  const { nights, weekendNights, weeks, discount } = pricedStayOf(dates)
  const isLeast = direction === 'asc'
  const off = isLeast ? mostOf('lead_off', discount) : (discount ?? '0')
  const part = (currency: (typeof CURRENCIES)[number]) => {
    const charged = hostsPartOf(totalKes, { currency, direction }, rates) * WHOLE_IN_BASIS_POINTS
    return isLeast ? Math.ceil(charged) : Math.floor(charged)
  }
  const sql = `(cast(? as bigint) * price_minor + case when (dated_in & ?) <> 0
      then ? * ${isLeast ? 'dated_least' : 'dated_most'} else ? * weekend_more end) * (${WHOLE_IN_BASIS_POINTS} - ${off})
    + ${WHOLE_IN_BASIS_POINTS} * (cleaning + ? * extra_guest * case when guests_included < ? then ? - guests_included else 0 end)
    ${isLeast ? '<=' : '>='} case currency ${CURRENCIES.map((currency) => `when '${currency}' then cast(? as bigint)`).join(' ')} end`
  return [
    sql,
    [
      ...[nights, weeks, nights, weekendNights],
      ...[nights, guests, guests],
      ...CURRENCIES.map(part),
    ],
  ]
}

const mostOf = (one: string, other: string | null) =>
  other ? `case when ${one} > ${other} then ${one} else ${other} end` : one
