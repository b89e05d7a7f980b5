import { BANKS } from '#domain/kenya/banks'
import { toMajor, type Currency } from '#domain/money'
import { conflict } from '#exceptions/refusal'
import { reader } from '#services/database/reader'
import { readSqlTime } from '#services/database/sql_time'
import { isoTime } from '#services/iso_time'
import { openAccount } from '#services/sealed_details'

const BATCH = 500

export const PAYOUT_COLUMNS = [
  'reference',
  'host',
  'hostId',
  'phone',
  'bankCode',
  'bank',
  'branch',
  'account',
  'holder',
  'currency',
  'amount',
  'approvedAt',
] as const

type Row = {
  id: number
  status: 'approved' | 'paid'
  reference: string
  hostId: number
  firstName: string
  lastName: string
  keptPhone: string | null
  /** sealed, as is the host's own */
  keptAccount: string | null
  payoutPhone: string | null
  payoutAccount: string | null
  contactPhone: string | null
  currency: Currency
  amount: number | string
  approvedAt: string | Date | null
}

/** For the bank, the oldest payout first. */
export async function* payoutFileLines(fileId: number) {
  for await (const row of rowsOf(fileId)) yield lineOf(row)
}

/** @throws Refusal 409 when an account was sealed under another APP_KEY whose line would pay nobody; what is paid has no need of one any more */
export async function refuseSealedAccounts(fileId: number) {
  for await (const row of rowsOf(fileId)) {
    const { account } = wayOf(row)
    if (row.status === 'approved' && account && !openAccount(account)) {
      throw conflict('payouts.sealed', 'E_NOWHERE_TO_PAY', { reference: row.reference })
    }
  }
}

/** What has failed since is left out: its next try is in another file, perhaps to another phone. */
async function* rowsOf(fileId: number) {
  let after = 0
  for (;;) {
    const batch: Row[] = await reader()
      .from('payout_file_lines as lines')
      .join('payouts', 'payouts.id', 'lines.payout_id')
      .join('users', 'users.id', 'payouts.host_id')
      .where('lines.file_id', fileId)
      .whereColumn('payouts.file_id', 'lines.file_id')
      .whereIn('payouts.status', ['approved', 'paid'])
      .where('payouts.id', '>', after)
      .orderBy('payouts.id')
      .limit(BATCH)
      .select('payouts.id as id', 'payouts.status as status', 'payouts.host_id as hostId')
      .select('lines.reference as reference')
      .select('users.first_name as firstName', 'users.last_name as lastName')
      .select('payouts.payout_phone as keptPhone', 'payouts.payout_account as keptAccount')
      .select('users.payout_phone as payoutPhone', 'users.payout_account as payoutAccount')
      .select('users.phone as contactPhone')
      .select('payouts.currency as currency', 'payouts.amount_minor as amount')
      .select('payouts.approved_at as approvedAt')
    yield* batch
    if (batch.length < BATCH) return
    after = batch[batch.length - 1].id
  }
}

function lineOf(row: Row) {
  const { amount, approvedAt, currency, firstName, hostId, lastName, reference } = row
  const { account: sealed, phone } = wayOf(row)
  const known = openAccount(sealed)
  const line: Record<(typeof PAYOUT_COLUMNS)[number], string | number | null> = {
    reference,
    hostId,
    // As M-Pesa writes numbers: a plus would be taken for a formula's.
    phone: phone && phone.replace('+', ''),
    currency,
    bankCode: known?.bank ?? null,
    bank: known && BANKS[known.bank],
    branch: known?.branch ?? null,
    account: known?.account ?? null,
    holder: known?.holder ?? null,
    host: `${firstName} ${lastName}`,
    amount: toMajor(Number(amount)),
    approvedAt: approvedAt && isoTime(readSqlTime(approvedAt)),
  }
  return PAYOUT_COLUMNS.map((column) => line[column])
}

/** As its host had said when it was approved; what a release before this one approved has kept nothing of that. */
function wayOf({ contactPhone, keptAccount, keptPhone, payoutAccount, payoutPhone }: Row) {
  const isKept = keptPhone !== null || keptAccount !== null
  return isKept
    ? { phone: keptPhone, account: keptAccount }
    : { phone: payoutPhone ?? contactPhone, account: payoutAccount }
}
