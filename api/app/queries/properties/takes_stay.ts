import db from '@adonisjs/lucid/services/db'
import { askedOf, NIGHT_MASK } from '#domain/search_rules'
import { toNight, todayInNairobi } from '#domain/stay'
import { engineOf } from '#services/database/dialect'
import { IS_SLEPT } from '#services/slept_nights'

type Stay = { checkIn: string; checkOut: string }

/**
 * SQL of search rows whose rules take a stay on nights that are free, and its values: what `brokenRule` says of it (ADR 0076).
 * In one piece: SQLite takes each condition more for a reason to walk another index. Without a comparison: PostgreSQL believes that a half of the rows pass one
 * that it knows nothing of, and a two-hundredth equal anything, for which it reads and sorts them all. Few have nights to prepare or dates of their own, so that most rows answer for themselves.
 * With numbers of our own instead of values, as `hostsCharge` has.
 */
export function takesStay({ checkIn, checkOut }: Stay): [string, string[]] {
  const asked = askedOf({ checkIn, checkOut }, todayInNairobi())
  const { days, shift, nights, notice, months } = asked
  const nightsOn = (column: string) => `(${column} >> ${shift}) & ${NIGHT_MASK}`
  const sql = `case when (stay_days & ${days}) = ${days} and stay_notice <= ${notice} and stay_months >= ${months}
    and coalesce(case when stay_most_dated = 1 then ${datedNights('maxNightsIn')} end,
      case when stay_most_on > 0 then nullif(${nightsOn('stay_most_on')}, 0) end, stay_most) >= ${nights}
    and coalesce(case when stay_dated = 1 then ${datedNights('minNightsIn')} end, ${nightsOn('stay_least')}) <= ${nights}
    and (stay_between = 0 or not exists (select 1 from booking_nights
      where booking_nights.property_id = property_search.property_id
      and night >= ${toNight(checkIn)} - stay_between and night < ${toNight(checkOut)} + stay_between and ${IS_SLEPT})) then true end`
  return [sql, [checkIn, checkIn, checkIn, checkIn]]
}

/** The nights at least, or at most, of a date of arrival; null for one without its own. */
function datedNights(list: 'minNightsIn' | 'maxNightsIn') {
  const [all, key, nights] =
    engineOf(db.connection()) === 'postgres'
      ? [
          `json_array_elements(stay_rules::json->'${list}') as dated(value)`,
          (name: string) => `dated.value->>'${name}'`,
          "(dated.value->>'nights')::int",
        ]
      : [
          `json_each(stay_rules, '$.${list}') as dated`,
          (name: string) => `json_extract(dated.value, '$.${name}')`,
          "json_extract(dated.value, '$.nights')",
        ]
  return `(select ${nights} from properties, ${all} where properties.id = property_search.property_id
    and ${key('firstNight')} <= ? and ${key('lastNight')} >= ? limit 1)`
}
