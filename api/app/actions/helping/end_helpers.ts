import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Nobody helps at this property any more; nobody is told. @returns whose help had begun */
export async function endHelpers(trx: TransactionClientContract, propertyId: number) {
  const helpers = () => trx.from('property_helpers').where('property_id', propertyId)
  const rows: { user_id: number }[] = await helpers().whereNotNull('user_id').select('user_id')
  await helpers().delete()
  return rows.map((row) => row.user_id)
}
