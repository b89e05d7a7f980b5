import { type SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const number = { tsType: 'number', imports: [], decorators: [{ name: '@column' }] }

function narrow(tsType: string, source: string) {
  return {
    tsType,
    imports: [{ source, typeImports: [tsType] }],
    decorators: [{ name: '@column' }],
  }
}

/** JSON kept as text on both engines. */
function json(tsType: string, source: string) {
  return {
    tsType,
    imports: [
      { source, typeImports: [tsType] },
      { source: '#database/columns', namedImports: ['jsonColumn'] },
    ],
    decorators: [{ name: '@jsonColumn' }],
  }
}

function moment(args?: { autoCreate: boolean; autoUpdate?: boolean }) {
  return {
    tsType: 'DateTime',
    imports: [
      { source: 'luxon', namedImports: ['DateTime'] },
      { source: '#database/columns', namedImports: ['momentColumn'] },
    ],
    decorators: [{ name: '@momentColumn', args }],
  }
}

/** Rows that several people edit in forms. */
const edited = {
  updated_at: {
    tsType: 'DateTime',
    imports: [
      { source: 'luxon', namedImports: ['DateTime'] },
      { source: '#database/columns', namedImports: ['editTimeColumn'] },
    ],
    decorators: [{ name: '@editTimeColumn' }],
  },
}

/** What the two engines tell differently is settled here, once, for every model. */
export default {
  types: {
    bigint: number,
    DateTime: moment(),
    boolean: {
      tsType: 'boolean',
      imports: [{ source: '#database/columns', namedImports: ['booleanColumn'] }],
      decorators: [{ name: '@booleanColumn' }],
    },
  },
  columns: {
    currency: narrow('Currency', '#domain/money'),
    created_at: moment({ autoCreate: true }),
    updated_at: moment({ autoCreate: true, autoUpdate: true }),
  },
  tables: {
    audit_events: {
      columns: {
        action: narrow('AuditAction', '#domain/audit'),
        subject_type: narrow('AuditSubject', '#domain/audit'),
        message: json('AuditMessage', '#domain/audit_messages'),
        before: json('AuditFacts', '#domain/audit'),
        after: json('AuditFacts', '#domain/audit'),
      },
    },
    bookings: {
      columns: {
        ...edited,
        status: narrow('Status', '#domain/booking_lifecycle'),
        quote_lines: json('QuoteLines', '#domain/quote'),
        cancellation_cause: narrow('CancellationCause', '#domain/booking_lifecycle'),
        cancellation_policy: narrow('CancellationPolicy', '#domain/cancellation'),
        payment_status: narrow('BookingPaymentStatus', '#domain/payment_lifecycle'),
        deposit_state: narrow('DepositState', '#domain/deposits'),
      },
    },
    properties: {
      columns: {
        ...edited,
        price_rules: json('PriceRules', '#domain/prices'),
        stay_rules: json('StayRules', '#domain/stay_rules'),
      },
    },
    calendar_events: { columns: { kind: narrow('EventKind', '#domain/imported_events') } },
    calendar_links: { columns: { told: json('ToldStretches', '#domain/calendar_echoes') } },
    calendar_feeds: {
      columns: {
        state: narrow('FeedState', '#domain/calendar_feeds'),
        failure: narrow('FeedFailure', '#domain/calendar_feeds'),
      },
    },
    ledger_entries: { columns: { account: narrow('Account', '#domain/ledger') } },
    ledger_transactions: { columns: { kind: narrow('TransactionKind', '#domain/ledger') } },
    user_settings: { columns: edited },
    users: { columns: edited },
    booking_notices: { columns: { event: narrow('BookingEvent', '#domain/booking_notices') } },
    deposit_claims: { columns: { status: narrow('ClaimStatus', '#domain/deposit_claims') } },
    date_changes: {
      columns: {
        proposed_by: narrow('Proposer', '#domain/date_changes'),
        status: narrow('DateChangeStatus', '#domain/date_changes'),
        quote: json('Quote', '#domain/quote'),
      },
    },
    payouts: { columns: { status: narrow('PayoutStatus', '#domain/payouts') } },
    payout_transfers: { columns: { status: narrow('TransferStatus', '#domain/mpesa_payouts') } },
    discrepancies: {
      columns: {
        source: narrow('DiscrepancySource', '#domain/reconciliation'),
        kind: narrow('DiscrepancyKind', '#domain/reconciliation'),
        movement: narrow('Movement', '#domain/reconciliation'),
        status: narrow('DiscrepancyStatus', '#domain/reconciliation'),
      },
    },
    mpesa_statement_lines: {
      columns: { movement: narrow('LineMovement', '#domain/mpesa_lines') },
    },
    payments: { columns: { status: narrow('PaymentStatus', '#domain/payment_lifecycle') } },
    refunds: {
      columns: {
        reason: narrow('RefundReason', '#domain/refunds'),
        state: narrow('RefundState', '#domain/refunds'),
      },
    },
    payment_events: { columns: { verdict: narrow('EventVerdict', '#domain/payment_events') } },
    reviews: { columns: { status: narrow('ReviewStatus', '#domain/reviews') } },
  },
} satisfies SchemaRules
