import db from '@adonisjs/lucid/services/db'
import { askedOf, NIGHT_MASK } from '#domain/search_rules'
import { fromNight, toNight, todayInNairobi } from '#domain/stay'
import { engineOf } from '#services/database/dialect'
import { IS_SLEPT } from '#services/slept_nights'

type Stay = { checkIn: string; checkOut: string }

/**
 * SQL of search rows whose rules take a stay on nights that are free: what `brokenRule` says of it (ADR 0076).
 * In one piece: SQLite takes each condition more for a reason to walk another index. Without a comparison: PostgreSQL believes that a half of the rows pass one
 * that it knows nothing of, and a two-hundredth equal anything, for which it reads and sorts them all. Few have nights to prepare or dates of their own, so that most rows answer for themselves.
 * With numbers of our own instead of values, as `hostsCharge` has.
 */
export function takesStay({ checkIn, checkOut }: Stay): string {
  const asked = askedOf({ checkIn, checkOut }, todayInNairobi())
  const { days, shift, nights, notice, months } = asked
  const nightsOn = (column: string) => `(${column} >> ${shift}) & ${NIGHT_MASK}`
  const { datedNights, isSlept } = engineOf(db.connection()) === 'postgres' ? FUNCTIONS : SUBQUERIES
  const [first, end] = [toNight(checkIn), toNight(checkOut)]
  const most = datedNights('maxNightsIn', first)
  const least = datedNights('minNightsIn', first)
  return `case when (stay_days & ${days}) = ${days} and stay_notice <= ${notice} and stay_months >= ${months}
    and coalesce(case when stay_most_dated = 1 then ${most} end,
      case when stay_most_on > 0 then nullif(${nightsOn('stay_most_on')}, 0) end, stay_most) >= ${nights}
    and coalesce(case when stay_dated = 1 then ${least} end, ${nightsOn('stay_least')}) <= ${nights}
    and (stay_between = 0 or not ${isSlept(first, end)}) then true end`
}

/** What few rows are asked: how many nights at least, or at most, their host takes from a night on, and whether guests sleep there in nights to prepare. */
type RarelyAsked = {
  datedNights: (list: 'minNightsIn' | 'maxNightsIn', night: number) => string
  isSlept: (first: number, end: number) => string
}

/** Whose statements PostgreSQL plans once (ADR 0143). */
const FUNCTIONS: RarelyAsked = {
  datedNights: (list, night) => `nights_on_arrival(property_id, '${list}', '${fromNight(night)}')`,
  isSlept: (first, end) =>
    `is_slept_between(property_id, ${first} - stay_between, ${end} + stay_between)`,
}

const SUBQUERIES: RarelyAsked = {
  datedNights: (list, night) => `(select json_extract(dated.value, '$.nights')
    from properties, json_each(stay_rules, '$.${list}') as dated where properties.id = property_search.property_id
    and json_extract(dated.value, '$.firstNight') <= '${fromNight(night)}'
    and json_extract(dated.value, '$.lastNight') >= '${fromNight(night)}' limit 1)`,
  isSlept: (first, end) => `exists (select 1 from booking_nights
    where booking_nights.property_id = property_search.property_id
    and night >= ${first} - stay_between and night < ${end} + stay_between and ${IS_SLEPT})`,
}
