import { RATE_SCALE } from '#domain/money'
import { ratesOn } from '#domain/rates'
import { todayInNairobi } from '#domain/stay'

/** SQL for KES minor units at today's rates, rounded as money. */
export function kesEquivalent(): string {
  const { kesPerUnit } = ratesOn(todayInNairobi())
  const rates = Object.entries(kesPerUnit).map(
    ([currency, rate]) => `when '${currency}' then ${rate}`
  )
  const rate = `case currency ${rates.join(' ')} end`
  return `((price_minor * ${rate} + ${RATE_SCALE / 2}) / ${RATE_SCALE})`
}
