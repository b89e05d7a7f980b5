import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { engineOf } from '#services/database/dialect'

/** Renews the figures by which SQLite chooses an index, where tables have grown; PostgreSQL does so by itself. */
export default class AnalyzeTables extends Job<Record<string, never>> {
  async execute() {
    if (engineOf(db.connection()) !== 'postgres') await db.rawQuery('PRAGMA optimize')
  }
}
