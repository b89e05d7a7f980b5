import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import paymentsConfig from '#config/payments'
import { recordAudit } from '#actions/audit/record_audit'
import { compareStatement } from '#actions/discrepancies/compare_statement'
import { postGatewayFees } from '#actions/ledger/post_gateway_fees'
import { readCsv } from '#domain/csv'
import { StatementFault, type StatementLine } from '#domain/mpesa_lines'
import { readStatement, type Statement } from '#domain/mpesa_statement'
import { todayInNairobi } from '#domain/stay'
import { invalid } from '#exceptions/refusal'
import MpesaStatement from '#models/mpesa_statement'
import { countRows } from '#services/database/page'
import { isUniqueViolation, writeTransaction } from '#services/database/write_transaction'
import { feesOnStatements } from '#services/payments/kept_fees'

const AT_ONCE = 200

/**
 * Takes up a statement of M-Pesa's portal: each line once by its receipt, compared with payments, refunds and payouts of its days
 * (ADR 0082); what M-Pesa charged is booked. The same file again adds nothing, and is compared again.
 * @param path of the uploaded file, which is read as a stream
 * @throws Refusal 422 for what is no such statement; then nothing is kept of it
 */
export async function takeStatement(path: string, actor: { id: number }) {
  const digest = await digestOf(path)
  const known = await MpesaStatement.findBy('digest', digest)
  const statement = known ?? (await keep(digest, await read(path), actor))
  const differenceCount = await compareStatement(statement)
  const { firstDay: first, lastDay: last } = statement
  await postGatewayFees(await feesOnStatements({ first, last }))
  await statement.merge({ differenceCount }).save()
  return { statement, isNew: known === null }
}

async function read(path: string) {
  const { shortcode = null } = paymentsConfig.settings.mpesa
  const chunks = createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>
  try {
    return await readStatement(readCsv(chunks), { shortcode, today: todayInNairobi() })
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error
    throw invalid('statement', error.problem, `statements.${error.problem}`, error.params)
  }
}

async function digestOf(path: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Of two uploads of one file at once, one is kept. */
async function keep(digest: string, said: Statement, actor: { id: number }) {
  try {
    return await writeTransaction((trx) => write(trx, digest, said, actor))
  } catch (error) {
    if (!isUniqueViolation(error, 'mpesa_statements')) throw error
    return MpesaStatement.findByOrFail('digest', digest)
  }
}

async function write(
  trx: TransactionClientContract,
  digest: string,
  { count, covered, lines, paidInMinor, period, withdrawnMinor }: Statement,
  actor: { id: number }
) {
  const statement = await MpesaStatement.create(
    {
      digest,
      firstDay: period.first,
      lastDay: period.last,
      coveredFirst: covered?.first ?? null,
      coveredLast: covered?.last ?? null,
      lineCount: count,
      newCount: 0,
      paidInMinor,
      withdrawnMinor,
      uploadedBy: actor.id,
    },
    { client: trx }
  )
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map((line) => rowOf(statement.id, line))
    await trx
      .insertQuery()
      .table('mpesa_statement_lines')
      .multiInsert(rows)
      .onConflict(['receipt', 'movement'])
      .ignore()
  }
  const newCount = await countRows(
    trx.from('mpesa_statement_lines').where('statement_id', statement.id)
  )
  await statement.merge({ newCount }).save()
  await recordAudit(trx, {
    actor,
    action: 'statement.uploaded',
    subject: { type: 'statement', id: statement.id },
    message: { name: 'statement.uploaded', from: period.first, to: period.last, count },
    after: { lines: count, taken: newCount },
  })
  return statement
}

function rowOf(
  statementId: number,
  { amountMinor, booking, day, linked, movement, receipt }: StatementLine
) {
  return {
    statement_id: statementId,
    receipt,
    movement,
    day,
    amount_minor: amountMinor,
    linked,
    booking_id: booking,
  }
}
