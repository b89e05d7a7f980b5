import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { collectPayouts } from '#actions/payouts/collect_payouts'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { toMajor } from '#domain/money'
import { todayInNairobi } from '#domain/stay'
import AuditEvent from '#models/audit_event'
import LedgerTransaction from '#models/ledger_transaction'
import Payout from '#models/payout'
import { sealTaxNumbers } from '#services/sealed_details'
import { day } from '#tests/helpers/days'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'

const NUMBERS = { kraPin: 'P051234567Q', levyNumber: 'TF/2026/0415' }

const month = () => todayInNairobi().slice(0, 7)

test.group('Tax returns', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Three nights of 10,000 in shillings, paid. */
  async function paidStay(client: ApiClient) {
    freezeTime(new Date(`${todayInNairobi()}T09:00:00Z`))
    const property = await PropertyFactory.merge({
      priceMinor: 1_000_000,
      currency: 'KES',
    }).create()
    const dates = { checkIn: day(9), checkOut: day(12) }
    const stay = await confirmedStay({ propertyId: property.id, ...dates })
    await paymentCalls(client, stay).pay()
    return stay
  }

  const adminOf = () => UserFactory.apply('admin').create()

  /** Each line by its columns. */
  async function read(client: ApiClient, form: string, of = month()) {
    const url = `/api/v1/payouts/taxes/${of}/${form}/export.csv`
    const file = await client.get(url).loginAs(await adminOf())
    file.assertStatus(200)
    const [heads, ...lines] = file.text().slice(1).trim().split('\r\n')
    const names = heads.split(',')
    return lines.map((line) => {
      const cells = line.split(',')
      return Object.fromEntries(names.map((name, index) => [name, cells[index]]))
    })
  }

  test('have the service fee as an invoice, and a credit note where it went back', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await paidStay(client)
    const [sale, ...none] = await read(client, 'invoices')
    assert.lengthOf(none, 0)
    const fact = await LedgerTransaction.findByOrFail({ bookingId: booking.id, kind: 'settlement' })
    const fee = String(toMajor(booking.serviceFeeMinor))
    const tax = String(toMajor(booking.serviceFeeTaxMinor))
    const today = todayInNairobi().replaceAll('-', '')
    assert.containsSubset(sale, {
      invcNo: String(fact.id),
      orgInvcNo: '0',
      rcptTyCd: 'S',
      pmtTyCd: '07',
      salesDt: today,
      cfmDt: `${today}120000`,
      rfdDt: '',
      custTin: '',
      custNm: `${guest.firstName} ${guest.lastName}`,
      itemNm: 'Service fee',
      taxblAmtE: fee,
      taxblAmtB: '0',
      taxRtE: '8',
      taxAmtE: tax,
      totAmt: String(toMajor(booking.serviceFeeMinor + booking.serviceFeeTaxMinor)),
    })

    const url = `/api/v1/bookings/${booking.id}/cancel`
    const cancelled = await client.put(url).json({}).loginAs(host)
    cancelled.assertStatus(200)
    const [again, credit] = await read(client, 'invoices')
    assert.deepEqual(again, sale)
    const expected = { rcptTyCd: 'R', orgInvcNo: String(fact.id), rfdRsnCd: '06' }
    assert.containsSubset(credit, { ...expected, taxblAmtE: fee, taxAmtE: tax })
  })

  test('have no formula of a guest’s name', async ({ client, assert }) => {
    const { guest } = await paidStay(client)
    await guest.merge({ firstName: '=1+1', lastName: 'Otieno' }).save()
    const [sale] = await read(client, 'invoices')
    assert.equal(sale.custNm, "'=1+1 Otieno")
  })

  test('have the tourism levy on what guests paid each host, less what went back', async ({
    client,
    assert,
  }) => {
    const one = await paidStay(client)
    await one.host.merge({ taxNumbers: sealTaxNumbers(NUMBERS) }).save()
    const other = await paidStay(client)
    const url = `/api/v1/bookings/${other.booking.id}/cancel`
    await client.put(url).json({}).loginAs(other.host)
    const lines = await read(client, 'levy')
    const ofHost = ({ id }: { id: number }) => lines.find((line) => line['Host number'] === `${id}`)
    assert.containsSubset(ofHost(one.host), {
      'KRA PIN': NUMBERS.kraPin,
      'Tourism levy number': NUMBERS.levyNumber,
      'Stays': '1',
      'Gross in KES': '30000',
      'Rate in %': '2',
      'Tourism levy': '600',
    })
    assert.containsSubset(ofHost(other.host), {
      'KRA PIN': '',
      'Gross in KES': '0',
      'Tourism levy': '0',
    })
    const before = DateTime.now().setZone('Africa/Nairobi').minus({ months: 1 })
    assert.deepEqual(await read(client, 'levy', before.toFormat('yyyy-MM')), [])
  })

  test('have what is withheld of payouts that were sent, and of those the bank sent back', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await paidStay(client)
    await host.merge({ taxNumbers: sealTaxNumbers(NUMBERS) }).save()
    const checkedInAt = DateTime.utc().minus({ hours: 25 })
    await booking.refresh()
    await booking.merge({ status: 'checked-in', checkedInAt }).save()
    await collectPayouts()
    const payout = await Payout.findByOrFail('host_id', host.id)
    const admin = await adminOf()
    const step = (path: string, body = {}) =>
      client.put(`/api/v1/payouts/${payout.id}/${path}`).json(body).loginAs(admin)
    await step('approve')
    assert.lengthOf(await read(client, 'withholding'), 0)
    await step('paid')
    await step('failed', { reason: 'The account is closed' })
    const [sent, back] = await read(client, 'withholding')
    const reference = { Reference: `MAKAO-${payout.id}`, Day: todayInNairobi() }
    assert.containsSubset(sent, {
      ...reference,
      'KRA PIN': NUMBERS.kraPin,
      'Amount in KES': '30000',
      'Rate in %': '5',
      'Tax to withhold': '1500',
    })
    assert.containsSubset(back, { ...reference, 'Tax to withhold': '-1500' })
  })

  test('are for admins alone, of months and returns that there are, and written to the log', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const ask = (path: string, who: typeof host) =>
      client.get(`/api/v1/payouts/taxes/${path}/export.csv`).loginAs(who)
    const refused = await ask(`${month()}/levy`, host)
    refused.assertStatus(403)
    const admin = await adminOf()
    for (const path of [`${month()}/bribes`, '2026-13/levy']) {
      const missing = await ask(path, admin)
      missing.assertStatus(404)
    }
    const given = await ask(`${month()}/levy`, admin)
    given.assertStatus(200)
    const [entry, ...more] = await AuditEvent.query().where('action', 'access.exported')
    assert.lengthOf(more, 0)
    assert.equal(entry.actorId, admin.id)
    assert.include(entry.summary, 'taxes')
  })
})
