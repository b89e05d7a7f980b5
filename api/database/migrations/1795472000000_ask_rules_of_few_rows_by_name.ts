import { BaseSchema } from '@adonisjs/lucid/schema'

/** What few rows of a search are asked, planned once for a connection and not with each statement (ADR 0143). Amounts of work are said as one operator's, or no index is walked. */
const FUNCTIONS = {
  nights_on_arrival: {
    takes: 'property integer, list text, arrival text',
    returns: 'integer',
    /** Of `minNightsIn` or `maxNightsIn`; null for a date without its own */
    body: `select (dated.value->>'nights')::integer from properties,
        json_array_elements(stay_rules::json->list) as dated(value)
      where id = property and dated.value->>'firstNight' <= arrival and dated.value->>'lastNight' >= arrival
      limit 1`,
  },
  is_slept_between: {
    takes: 'property integer, since integer, until integer',
    returns: 'boolean',
    body: `select exists (select 1 from booking_nights as taken
      where property_id = property and night >= since and night < until
        and (booking_id is not null or exists (select 1 from calendar_events
          where feed_id = taken.feed_id and first_night <= taken.night and end_night > taken.night
            and kind <> 'closed')))`,
  },
}

export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name !== 'postgres') return
    for (const [name, { takes, returns, body }] of Object.entries(FUNCTIONS)) {
      this.schema.raw(`create or replace function ${name}(${takes}) returns ${returns}
      language plpgsql stable cost 1 as $$ begin return (${body}); end $$`)
    }
  }

  async down() {
    if (this.db.dialect.name !== 'postgres') return
    for (const name of Object.keys(FUNCTIONS)) this.schema.raw(`drop function ${name}`)
  }
}
