import { RATE_SCALE } from '#domain/money'
import { ratesOn } from '#domain/rates'
import { todayInNairobi } from '#domain/stay'

/** SQL for KES minor units at today's rates, rounded as money. */
export const kesEquivalent = () => `((${thousandths()} + ${RATE_SCALE / 2}) / ${RATE_SCALE})`

/** SQL for the same rounded down, and up. */
export const kesBounds = () => [
  `(${thousandths()} / ${RATE_SCALE})`,
  `((${thousandths()} + ${RATE_SCALE - 1}) / ${RATE_SCALE})`,
]

function thousandths(): string {
  const { kesPerUnit } = ratesOn(todayInNairobi())
  const rates = Object.entries(kesPerUnit).map(
    ([currency, rate]) => `when '${currency}' then ${rate}`
  )
  return `price_minor * case currency ${rates.join(' ')} end`
}
