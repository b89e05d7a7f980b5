import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const ENDS = ['commit', 'rollback'] as const

/**
 * Makes a request within the transaction of a group, and takes back what it wrote. Lucid's models listen for the end of their
 * transaction: those of thousands of requests would fill the memory, and telling them takes seconds.
 */
export async function takenBack<T>(request: () => PromiseLike<T>): Promise<T> {
  const transaction = db.connection() as TransactionClientContract
  if (!transaction.isTransaction) throw new Error('The group has no transaction')
  const before = ENDS.map((end) => transaction.listenerCount(end))
  await db.rawQuery('savepoint request')
  try {
    return await request()
  } finally {
    await db.rawQuery('rollback to savepoint request')
    await db.rawQuery('release savepoint request')
    for (const [index, end] of ENDS.entries()) {
      const more = transaction.rawListeners(end).slice(before[index])
      for (const listener of more) transaction.off(end, listener as () => void)
    }
  }
}
