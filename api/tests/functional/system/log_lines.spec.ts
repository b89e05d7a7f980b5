import { test } from '@japa/runner'
import { emptyDatabase } from '#tests/helpers/empty_database'
import { FakeS3 } from '#tests/helpers/fake_s3'
import { HostClient } from '#tests/helpers/host_client'
import { photographAsJpeg } from '#tests/helpers/pictures'
import { ServerProcess } from '#tests/helpers/server_process'

type Line = {
  msg: string
  request_id?: string
  route?: string | null
  user?: number | null
  status?: number
  method?: string
}

/** What a process has written, and how often each line names its request. */
function linesOf({ output }: ServerProcess) {
  return output
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => ({
      ...(JSON.parse(text) as Line),
      text,
      ids: text.match(/"request_id":/g)?.length ?? 0,
    }))
}

test.group('Lines of the log', (group) => {
  group.tap((one) => one.tags(['@anyEngine']).timeout(120_000))

  test('tell of a request its id, the pattern of its route and who was signed in, and of another part’s work the same', async ({
    assert,
    cleanup,
  }) => {
    const s3 = await new FakeS3().start()
    const server = await ServerProcess.prepare({ DEMO: 'true', LOG_LEVEL: 'info', ...s3.env })
    cleanup(async () => {
      await server.dispose()
      s3.stop()
      if (process.env.DATABASE_URL) await emptyDatabase()
    })
    await server.migrate()
    await server.start()
    const host = await HostClient.at(server, 'log-lines@example.com')
    const me = await host.call('/api/v1/auth/me')
    const { data } = (await me.json()) as { data: { _id: number } }
    const place = await host.list([await photographAsJpeg({ width: 400, height: 300 })])

    s3.state = 'failing'
    const removed = await host.call(`/api/v1/properties/${place}`, {
      method: 'DELETE',
      headers: { 'x-request-id': 'by-the-door.1' },
    })
    assert.equal(removed.status, 200)
    await fetch(`${server.url}/api/v1/properties/${place}?search=wanjiku`, {
      headers: { 'x-request-id': 'by-the-door.2' },
    })
    const strange = await fetch(`${server.url}/nothing/wanjiku`, {
      headers: { 'x-request-id': 'line" wanjiku' },
    })
    const { code } = await server.stop()
    assert.equal(code, 0, server.output)

    const lines = linesOf(server)
    const of = (id: string | null) => lines.filter((line) => line.request_id === id)
    const by = { route: '/api/v1/properties/:id', user: data._id }
    const [work, request] = of('by-the-door.1')
    assert.containsSubset(work, { msg: 'photos could not be removed', ...by })
    assert.containsSubset(request, { msg: 'request', method: 'DELETE', status: 200, ...by })
    const [strangers] = of('by-the-door.2')
    assert.containsSubset(strangers, { msg: 'request', status: 404, ...by, user: null })
    const [nowhere] = of(strange.headers.get('x-request-id'))
    assert.containsSubset(nowhere, { msg: 'request', status: 404, route: null, user: null })
    for (const { text, ids, msg } of lines) {
      assert.notInclude(text, 'wanjiku')
      if (msg === 'request') assert.equal(ids, 1, text)
      else assert.isAtMost(ids, 1, text)
    }
  })
})
