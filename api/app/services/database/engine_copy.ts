import { database } from '#config/database'
import type { EngineCopy } from '#services/database/copied_tables'
import { postgresCopy } from '#services/database/postgres_copy'
import { sqliteCopy } from '#services/database/sqlite_copy'

export const engineCopy = (): EngineCopy =>
  database.engine === 'postgres' ? postgresCopy(database) : sqliteCopy(database.path)
