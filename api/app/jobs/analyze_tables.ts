import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { renewFigures } from '#services/database/dialect'

/** Renews what the database knows of its tables, where they have grown. */
export default class AnalyzeTables extends Job<Record<string, never>> {
  async execute() {
    await renewFigures(db.connection())
  }
}
