import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import metricsConfig from '#config/metrics'
import { BookingFactory } from '#database/factories/booking_factory'
import User from '#models/user'
import { acceptPhoto, makeVariants } from '#services/photos/photo_store'
import { addFailedJob } from '#tests/helpers/failed_jobs'
import { confirmedStay, paymentCalls } from '#tests/helpers/payments'
import { photographAsJpeg } from '#tests/helpers/pictures'
import { ServerProcess } from '#tests/helpers/server_process'
import { watchedFigures } from '#tests/helpers/watched_figures'

const TOKEN = 'metrics-test-only-token-0123456789'

/** The value of one series. */
function valueOf(text: string, series: string) {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}

const bearing = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test.group('Metrics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('there is no such page without a token, and none without bearing it', async ({
    client,
    cleanup,
  }) => {
    const hidden = await client.get('/metrics').header('authorization', 'Bearer null')
    hidden.assertStatus(404)
    cleanup(() => void (metricsConfig.token = null))
    metricsConfig.token = TOKEN
    for (const token of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const refused = await client.get('/metrics').header('authorization', token)
      refused.assertStatus(401)
      refused.assertBodyContains({ success: false, code: 'E_UNAUTHENTICATED' })
    }
  })

  test('a booking that changes its state is counted by what happened', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => void (metricsConfig.token = null))
    metricsConfig.token = TOKEN
    const figures = async () => {
      const response = await client.get('/metrics').header('authorization', `Bearer ${TOKEN}`)
      response.assertStatus(200)
      return response.text()
    }
    const approved = async () =>
      valueOf(await figures(), 'makao_changes_total{action="booking.approved"}') ?? 0
    const before = await approved()
    const booking = await BookingFactory.create()
    const host = await User.findOrFail(booking.hostId)
    await client.put(`/api/v1/bookings/${booking.id}/approve`).loginAs(host)
    assert.equal((await approved()) - before, 1)
  })

  test('payments that somebody waits for, photos without their sizes and work on photos are counted', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => void (metricsConfig.token = null))
    metricsConfig.token = TOKEN
    const figures = async () => {
      const response = await client.get('/metrics').header('authorization', `Bearer ${TOKEN}`)
      return (series: string) => valueOf(response.text(), series)
    }
    const before = await figures()
    assert.equal(before('makao_payments{status="pending"}'), 0)
    assert.equal(before('makao_payments{status="refundDue"}'), 0)
    assert.equal(before('makao_photo_jobs{state="failed"}'), 0)

    const { start, confirm } = paymentCalls(client, await confirmedStay())
    const started = await start({ token: 'sim_paid' })
    await addFailedJob({ name: 'MakePhotoVariants' })
    await addFailedJob({ name: 'SendMail' })
    const jpeg = await photographAsJpeg({ width: 400, height: 300 })
    const photo = await acceptPhoto(jpeg, { kind: 'properties' })
    await assert.rejects(() => acceptPhoto(Buffer.from('no picture'), { kind: 'properties' }))
    await makeVariants(photo.key)
    await assert.rejects(() => makeVariants('properties/of-nobody/original.webp'))

    const after = await figures()
    assert.equal(after('makao_payments{status="pending"}'), 1)
    assert.equal(after('makao_photo_jobs{state="failed"}'), 1)
    assert.equal(after('makao_photo_jobs{state="pending"}'), 0)
    const worked = (labels: string) => {
      const series = `makao_photo_duration_seconds_count{${labels}}`
      return after(series)! - (before(series) ?? 0)
    }
    assert.equal(worked('work="upload",outcome="done"'), 1)
    assert.equal(worked('work="upload",outcome="refused"'), 1)
    assert.equal(worked('work="variants",outcome="done"'), 1)
    assert.equal(worked('work="variants",outcome="failed"'), 1)
    const seconds = 'makao_photo_duration_seconds_sum{work="variants",outcome="done"}'
    assert.isAbove(after(seconds)!, before(seconds) ?? 0)

    await confirm(started.body().data.paymentIntentId)
    const paid = await figures()
    assert.equal(paid('makao_payments{status="pending"}'), 0)
  })

  test('a process tells of its requests, refusals, statements, queue and loop, and of no person', async ({
    assert,
    cleanup,
  }) => {
    const server = await ServerProcess.prepare({ DEMO: 'true', METRICS_TOKEN: TOKEN })
    cleanup(() => server.dispose())
    await server.migrate()
    await server.start()
    const asked = `${server.url}/api/v1/users/7?search=wanjiku`
    const refused = await fetch(asked)
    assert.equal(refused.status, 401)
    for (let one = 0; one < 20; one++) await fetch(`${server.url}/nothing/${one}`)
    await fetch(`${server.url}/nothing`, { method: 'PROPFIND' })

    const answer = await fetch(`${server.url}/metrics`, bearing(TOKEN))
    assert.equal(answer.status, 200)
    assert.match(String(answer.headers.get('content-type')), /^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    const count = (labels: string) =>
      valueOf(text, `makao_http_request_duration_seconds_count{${labels}}`)
    assert.equal(count('method="GET",route="/api/v1/users/:id",status="401"'), 1)
    assert.equal(count('method="GET",route="none",status="404"'), 20)
    assert.equal(count('method="other",route="none",status="404"'), 1)
    assert.isAbove(count('method="GET",route="/api/v1/health",status="200"') ?? 0, 0)
    assert.equal(valueOf(text, 'makao_refusals_total{code="E_UNAUTHENTICATED"}'), 1)
    assert.equal(valueOf(text, 'makao_jobs{queue="payments",state="delayed"}'), 0)
    assert.isAtLeast(valueOf(text, 'makao_oldest_job_seconds{queue="default"}') ?? -1, 0)
    assert.match(
      text,
      /^makao_statement_duration_seconds_count\{kind="raw",outcome="done"\} [1-9]/m
    )
    assert.isAbove(valueOf(text, 'process_resident_memory_bytes') ?? 0, 2 ** 20)
    assert.match(text, /^nodejs_eventloop_lag_seconds /m)
    for (const figure of await watchedFigures())
      assert.include(text, `# TYPE ${figure} `, 'what a graph or an alert names is exported')
    assert.notMatch(text, /wanjiku|nothing|PROPFIND|users\/7/)
  }).timeout(60_000)
})
