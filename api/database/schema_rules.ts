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
        telling: json('AuditTelling', '#domain/audit_tellings'),
        before: json('AuditFacts', '#domain/audit'),
        after: json('AuditFacts', '#domain/audit'),
      },
    },
    bookings: {
      columns: {
        status: narrow('Status', '#domain/booking_lifecycle'),
        payment_status: narrow('BookingPaymentStatus', '#domain/payment_lifecycle'),
      },
    },
    payments: { columns: { status: narrow('PaymentStatus', '#domain/payment_lifecycle') } },
    reviews: { columns: { status: narrow('ReviewStatus', '#domain/reviews') } },
  },
} satisfies SchemaRules
