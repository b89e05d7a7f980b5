import { test } from '@japa/runner'

const page = '/api/v1/docs'

test.group('The reference page', () => {
  test('loads everything from here and nothing inline', async ({ client, assert }) => {
    const response = await client.get(page)
    response.assertStatus(200)
    assert.match(String(response.header('content-type')), /^text\/html/)
    const policy = String(response.header('content-security-policy'))
    assert.include(policy, "default-src 'none'")
    assert.notInclude(policy, 'unsafe-inline')

    const html = response.text()
    assert.notMatch(html, /(href|src)="(https?:)?\/\//)
    assert.notMatch(html, /<style|style="|<script>|\son\w+=/)
    const files = [...html.matchAll(/(?:href|src)="(\/api\/v1\/docs\/[^"]+)"/g)].map(
      ([, url]) => url
    )
    assert.lengthOf(files, 4)
    for (const url of files) {
      const file = await client.get(url)
      file.assertStatus(200)
      assert.match(
        String(file.header('content-type')),
        url.includes('.css') ? /^text\/css/ : /javascript/
      )
      file.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    }
  })

  test('greets in the reader’s language', async ({ client }) => {
    const response = await client.get(page).header('Accept-Language', 'fr')
    response.assertTextIncludes('Référence de l’API')
    response.assertTextIncludes('<html lang="fr">')
  })

  test('a file that has not changed costs nothing; under an old address it is asked for again', async ({
    client,
    assert,
  }) => {
    const first = await client.get(`${page}/reference.css?v=old`)
    first.assertHeader('cache-control', 'public, no-cache')
    const etag = String(first.header('etag'))
    const second = await client.get(`${page}/reference.css`).header('If-None-Match', etag)
    second.assertStatus(304)
    assert.equal(second.text(), '')
  })

  test('knows no file called {name}')
    .with(
      ['other.css', 'package.json', '..%2fviews%2fx.css', 'swagger-ui.css.map', '__proto__.js'].map(
        (name) => ({ name })
      )
    )
    .run(async ({ client }, { name }) => {
      const response = await client.get(`${page}/${name}`)
      response.assertStatus(404)
    })
})
