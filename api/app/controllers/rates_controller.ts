import { RATE_SCALE, type Currency } from '#domain/money'
import { ratesOn } from '#domain/rates'
import { todayInNairobi } from '#domain/stay'
import { answer } from '#http/answer'

export default class RatesController {
  /** What a unit of each currency is worth in shillings today, as a stay booked now is reckoned. */
  show() {
    const on = todayInNairobi()
    const { kesPerUnit } = ratesOn(on)
    const of = (code: Currency) => kesPerUnit[code] / RATE_SCALE
    return answer({
      on,
      kesPerUnit: { KES: of('KES'), USD: of('USD'), EUR: of('EUR'), GBP: of('GBP') },
    })
  }
}
