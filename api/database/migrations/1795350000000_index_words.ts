import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is searched for words: tables, fields, and the columns each field is made of (ADR 0037). */
const INDEXED: Record<string, Record<string, readonly string[]>> = {
  users: { names: ['first_name', 'last_name'], email: ['email'], phone: ['phone'] },
  properties: { title: ['title'], places: ['area', 'city', 'county'] },
  reviews: { words: ['title', 'text'] },
  contact_messages: { words: ['full_name', 'email', 'subject', 'message'] },
  newsletter_subscribers: { email: ['email'] },
  audit_events: { words: ['summary', 'action'] },
}

/** Accents go, and each word begins after two spaces, so that a word of one letter has three signs to be found by. */
const ON_POSTGRES = `create or replace function worded(words text) returns text language sql immutable parallel safe as
  $$ select lower(regexp_replace(normalize('  ' || replace(translate(words, chr(9) || chr(10) || chr(13), '   '), ' ', '  '), nfd),
    '[\\u0300-\\u036f]', '', 'g')) $$`

/** An owner who may not have the extension searches without an index. */
const TRIGRAMS = `do $$ begin create extension if not exists pg_trgm;
  exception when others then raise warning 'words are searched without an index: %', sqlerrm; end $$`

const joined = (columns: readonly string[], row = '') =>
  columns.map((column) => `coalesce(${row}${column}, '')`).join(` || ' ' || `)

/** The same for SQLite, whose tokenizer folds case and accents itself. */
const worded = (columns: readonly string[], row: string) =>
  `'  ' || replace(replace(replace(replace(${joined(columns, row)}, char(9), ' '), char(10), ' '), char(13), ' '), ' ', '  ')`

/**
 * An index of trigrams for every text that is searched: full-text tables kept by triggers on SQLite, GIN indexes
 * on PostgreSQL. A deleted word leaves the file at once: there are names in it.
 */
export default class extends BaseSchema {
  async up() {
    const tables = Object.entries(INDEXED)
    if (this.db.dialect.name !== 'postgres') {
      for (const [table, fields] of tables) this.#keepWords(table, fields)
      return
    }
    this.schema.raw(ON_POSTGRES)
    this.schema.raw(TRIGRAMS)
    for (const [table, fields] of tables) {
      for (const [field, columns] of Object.entries(fields)) {
        this.schema
          .raw(`do $$ begin if exists (select from pg_extension where extname = 'pg_trgm') then
          create index ${table}_${field}_by_words on ${table} using gin (worded(${joined(columns)}) gin_trgm_ops);
          end if; end $$`)
      }
    }
  }

  async down() {
    for (const [table, fields] of Object.entries(INDEXED)) {
      if (this.db.dialect.name === 'postgres') {
        for (const field of Object.keys(fields)) {
          this.schema.raw(`drop index if exists ${table}_${field}_by_words`)
        }
        continue
      }
      for (const event of ['insert', 'update', 'delete']) {
        this.schema.raw(`drop trigger ${table}_words_on_${event}`)
      }
      this.schema.raw(`drop table ${table}_words`)
    }
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop function worded(text)')
  }

  #keepWords(table: string, fields: Record<string, readonly string[]>) {
    const index = `${table}_words`
    const names = Object.keys(fields).join(', ')
    const values = (row: string) =>
      Object.values(fields)
        .map((columns) => worded(columns, row))
        .join(', ')
    const add = (row: string) =>
      `insert into ${index} (rowid, ${names}) select ${row}id, ${values(row)}`
    const remove = `insert into ${index} (${index}, rowid, ${names}) values ('delete', old.id, ${values('old.')});`

    this.schema.raw(
      `create virtual table ${index} using fts5(${names}, content = '', tokenize = 'trigram remove_diacritics 1')`
    )
    this.schema.raw(`insert into ${index} (${index}, rank) values ('secure-delete', 1)`)
    this.schema.raw(`${add('')} from ${table}`)
    this.schema.raw(
      `create trigger ${index}_on_insert after insert on ${table} begin ${add('new.')}; end`
    )
    this.schema.raw(
      `create trigger ${index}_on_update after update of id, ${Object.values(fields).flat().join(', ')} on ${table}
        begin ${remove} ${add('new.')}; end`
    )
    this.schema.raw(
      `create trigger ${index}_on_delete after delete on ${table} begin ${remove} end`
    )
  }
}
