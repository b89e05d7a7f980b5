import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'
import type { SetPrice } from '#domain/night_prices'
import { pricesOf, type PricePeriod, type PriceRules } from '#domain/prices'
import { todayInNairobi } from '#domain/stay'

/** Major units of the property's currency and per cent. */
export default class PricesTransformer extends BaseTransformer<PriceRules> {
  /** Periods that are over are the host's alone. */
  toObject() {
    const today = todayInNairobi()
    return this.#with(this.resource.periods.filter(({ lastNight }) => lastNight >= today))
  }

  forHost() {
    return this.#with(this.resource.periods)
  }

  #with(periods: PricePeriod[]) {
    const rules = pricesOf(this.resource)
    return {
      weekendPrice: amount(rules.weekendMinor),
      periods: periods.map((period) => ({ kind: period.kind, ...setPriceObject(period) })),
      weeklyDiscount: percent(rules.weeklyBp),
      monthlyDiscount: percent(rules.monthlyBp),
      earlyDiscount: percent(rules.earlyBp),
      earlyDays: rules.earlyDays,
      lateDiscount: percent(rules.lateBp),
      lateDays: rules.lateDays,
      extraGuestFee: amount(rules.extraGuestMinor),
      guestsIncluded: rules.guestsIncluded,
      cleaningFee: amount(rules.cleaningMinor),
      petsMost: rules.petsMost,
      petFee: amount(rules.petStayMinor),
      petNightFee: amount(rules.petNightMinor),
      deposit: amount(rules.depositMinor),
    }
  }
}

/** As it is set again. */
export function setPriceObject(price: SetPrice) {
  const { name, firstNight, lastNight, priceMinor, weekendMinor } = price
  return {
    name,
    firstNight,
    lastNight,
    price: toMajor(priceMinor),
    weekendPrice: amount(weekendMinor),
  }
}

const amount = (minor: number | null) => (minor === null ? null : toMajor(minor))
const percent = (bp: number | null) => (bp === null ? null : bp / 100)
