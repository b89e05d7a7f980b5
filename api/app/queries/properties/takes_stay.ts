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
 */
export function takesStay({ checkIn, checkOut }: Stay): [string, (string | number)[]] {
  const asked = askedOf({ checkIn, checkOut }, todayInNairobi())
  const sql = `case when (stay_days & ?) = ? and stay_notice <= ? and stay_months >= ?
    and coalesce(case when stay_most_dated = 1 then ${datedNights('maxNightsIn')} end,
      case when stay_most_on > 0 then nullif((stay_most_on >> ?) & ?, 0) end, stay_most) >= ?
    and coalesce(case when stay_dated = 1 then ${datedNights('minNightsIn')} end, (stay_least >> ?) & ?) <= ?
    and (stay_between = 0 or not exists (select 1 from booking_nights
      where booking_nights.property_id = property_search.property_id
      and night >= ? - stay_between and night < ? + stay_between and ${IS_SLEPT})) then true end`
  const { days, shift, nights, notice, months } = asked
  return [
    sql,
    [
      ...[days, days, notice, months],
      ...[checkIn, checkIn, shift, NIGHT_MASK, nights],
      ...[checkIn, checkIn, shift, NIGHT_MASK, nights],
      ...[toNight(checkIn), toNight(checkOut)],
    ],
  ]
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
