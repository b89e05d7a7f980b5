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
    boolean: {
      tsType: 'boolean',
      imports: [{ source: '#database/columns', namedImports: ['booleanColumn'] }],
      decorators: [{ name: '@booleanColumn' }],
    },
  },
  columns: {
    currency: narrow('Currency', '#domain/money'),
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
        cancellation_cause: narrow('CancellationCause', '#domain/booking_lifecycle'),
        payment_status: narrow('BookingPaymentStatus', '#domain/payment_lifecycle'),
      },
    },
    properties: { columns: edited },
    user_settings: { columns: edited },
    users: { columns: edited },
    booking_notices: { columns: { event: narrow('BookingEvent', '#domain/booking_notices') } },
    payments: { columns: { status: narrow('PaymentStatus', '#domain/payment_lifecycle') } },
    reviews: { columns: { status: narrow('ReviewStatus', '#domain/reviews') } },
  },
} satisfies SchemaRules
