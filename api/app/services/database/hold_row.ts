import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { engineOf } from '#services/database/dialect'

/**
 * Locks and reloads a row until the end of the transaction (ADR 0025). As a first statement it counts as
 * the write of ADR 0002.
 * @returns null when there is none
 */
export async function holdRow<Model extends LucidModel>(
  trx: TransactionClientContract,
  model: Model,
  id: number
): Promise<InstanceType<Model> | null> {
  const [row] = await holdRows(trx, model, (query) => query.where(model.primaryKey, id))
  return row ?? null
}

/** Locked in the order of keys, to avoid deadlocks. */
export async function holdRows<Model extends LucidModel>(
  trx: TransactionClientContract,
  model: Model,
  narrow: (
    query: ModelQueryBuilderContract<Model>
  ) => ModelQueryBuilderContract<Model, InstanceType<Model>>
): Promise<InstanceType<Model>[]> {
  const query = narrow(model.query({ client: trx })).orderBy(model.primaryKey)
  if (engineOf(trx) === 'postgres') query.knexQuery.forNoKeyUpdate()
  else await takeWriteLock(trx, model)
  return query
}

/** Lets nobody else write a table, or hold it, until the end of the transaction. */
export async function holdTable(trx: TransactionClientContract, table: string): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await trx.rawQuery(`lock table ${table} in share row exclusive mode`)
  } else {
    await trx.from(table).whereRaw('1 = 0').delete()
  }
}

/** Lets nobody else hold a name until the end of the transaction; SQLite has one writer at a time anyway. */
export async function holdName(trx: TransactionClientContract, name: string): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [name])
  }
}

/** Of SQLite, where each holds all until its end */
const writing = new WeakSet<TransactionClientContract>()

/** An update without rows takes SQLite's only write lock. */
async function takeWriteLock(trx: TransactionClientContract, model: LucidModel) {
  if (writing.has(trx)) return
  await model
    .query({ client: trx })
    .whereRaw('1 = 0')
    .update({ [model.primaryKey]: null })
  writing.add(trx)
}
