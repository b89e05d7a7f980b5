import { BaseSchema } from '@adonisjs/lucid/schema'

/** As in `domain/night_words.ts`. */
const WORDS = Array.from({ length: 10 }, (_, word) => word)

/**
 * Taken nights as bits of ten words beside the search row (ADR 0045), kept by triggers in the transaction that takes
 * or frees them. Rows begin with no period of our time: the command that prepares the database writes them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table property_search add column nights_from integer not null default 0')
    for (const word of WORDS) {
      this.schema.raw(
        `alter table property_search add column nights_${word} bigint not null default 0`
      )
    }
    if (this.db.dialect.name === 'postgres') this.#keepOnPostgres()
    else this.#keepOnSqlite()
  }

  async down() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('drop trigger nights_are_taken on booking_nights')
      this.schema.raw('drop trigger nights_are_freed on booking_nights')
      this.schema.raw('drop function keep_nights()')
      this.schema.raw('alter table property_search reset (fillfactor)')
    } else {
      this.schema.raw('drop trigger nights_are_taken')
      this.schema.raw('drop trigger nights_are_freed')
    }
    for (const column of ['from', ...WORDS]) {
      this.schema.raw(`alter table property_search drop column nights_${column}`)
    }
  }

  #keepOnSqlite() {
    const keep = (night: string, change: (word: string, bit: string) => string) => `
      update property_search set ${WORDS.map((word) => {
        const bit = `(case ${night}.night / 48 % 10 when ${word} then 1 << (${night}.night % 48) else 0 end)`
        return `nights_${word} = ${change(`nights_${word}`, bit)}`
      }).join(', ')}
      where property_id = ${night}.property_id and ${night}.night / 48 between nights_from and nights_from + 9;`
    this.schema.raw(`create trigger nights_are_taken after insert on booking_nights begin
      ${keep('new', (word, bit) => `${word} | ${bit}`)} end`)
    this.schema.raw(`create trigger nights_are_freed after delete on booking_nights begin
      ${keep('old', (word, bit) => `${word} & ~${bit}`)} end`)
  }

  /**
   * The property is locked, so that it is not indexed anew while nights of it change, and its row is written in
   * any case, so that nobody renews it meanwhile. With room left on its page that touches no index.
   */
  #keepOnPostgres() {
    this.schema.raw('alter table property_search set (fillfactor = 70)')
    const sets = WORDS.map(
      (word) => `nights_${word} = case
        when one.period % 10 <> ${word} or one.period not between nights_from and nights_from + 9 then nights_${word}
        when tg_op = 'INSERT' then nights_${word} | one.bits
        else nights_${word} & ~one.bits end`
    )
    this.schema.raw(`create or replace function keep_nights() returns trigger language plpgsql as $$
      declare one record;
      begin
        perform from properties where id in (select property_id from changed) order by id for share;
        for one in select property_id, night / 48 as period, bit_or(1::bigint << (night % 48)) as bits
          from changed group by 1, 2 order by 1, 2
        loop
          update property_search set ${sets.join(', ')} where property_id = one.property_id;
        end loop;
        return null;
      end $$`)
    for (const [name, event, rows] of [
      ['nights_are_taken', 'insert', 'new'],
      ['nights_are_freed', 'delete', 'old'],
    ]) {
      this.schema.raw(`create trigger ${name} after ${event} on booking_nights
        referencing ${rows} table as changed for each statement execute function keep_nights()`)
    }
  }
}
