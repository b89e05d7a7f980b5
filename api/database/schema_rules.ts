import { type SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const number = { tsType: 'number', imports: [], decorators: [{ name: '@column' }] }

function narrow(tsType: string, source: string) {
  return {
    tsType,
    imports: [{ source, typeImports: [tsType] }],
    decorators: [{ name: '@column' }],
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
    bookings: { columns: { status: narrow('Status', '#domain/booking_lifecycle') } },
  },
} satisfies SchemaRules
