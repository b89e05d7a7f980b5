import type { PropertyDetail } from '~/api/types'
import { translatorOf } from '~/i18n/texts.server'
import texts from '~/locales/en/house-rules.json'

type Place = Pick<PropertyDetail, 'houseRules' | 'prices' | 'stayRules'>

const isText = (id: string): id is keyof typeof texts => id in texts

/** Common rules in the reader's language, custom ones as written. Those about times and pets give way to what is set. */
export function houseRulesOf(request: Request, { houseRules, prices, stayRules }: Place) {
  const t = translatorOf(request, texts)
  const said = houseRules.filter(
    (rule) =>
      !(prices?.petsMost && rule === 'No pets') &&
      !(stayRules?.checkInFrom && rule === 'Check-in after 3 PM') &&
      !(stayRules?.checkOutUntil && rule === 'Check-out before 11 AM')
  )
  return said.map((rule) => {
    const id = `houseRules.${rule.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    return isText(id) ? t(id) : rule
  })
}
