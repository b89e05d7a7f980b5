import { notFound } from '#exceptions/refusal'
import PayoutFile from '#models/payout_file'

/** @throws Refusal 404 when there is none */
export async function findPayoutFile(id: number) {
  const file = await PayoutFile.find(id)
  if (!file) throw notFound()
  return file
}
