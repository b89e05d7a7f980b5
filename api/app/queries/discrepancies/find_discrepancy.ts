import { notFound } from '#exceptions/refusal'
import Discrepancy from '#models/discrepancy'

/** @throws Refusal 404 when there is none */
export async function findDiscrepancy(id: number) {
  const found = await Discrepancy.query()
    .where('id', id)
    .preload('payment')
    .preload('resolver')
    .first()
  if (!found) throw notFound()
  return found
}
