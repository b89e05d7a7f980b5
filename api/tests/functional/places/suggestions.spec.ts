import { test } from '@japa/runner'

const URL = '/api/v1/places/suggestions'

test.group('Suggesting places', () => {
  test('names the place that may be meant, and where it is', async ({ client, assert }) => {
    const response = await client.get(URL).qs({ location: 'Masai Mara' })
    response.assertStatus(200)
    const [first] = response.body().data
    assert.equal(first.name, 'Maasai Mara')
    assert.closeTo(first.latitude, -1.49, 0.01)
    assert.closeTo(first.longitude, 35.143, 0.01)
  })

  test('knows nothing of a place that is none', async ({ client, assert }) => {
    const response = await client.get(URL).qs({ location: 'Atlantis' })
    response.assertStatus(200)
    assert.deepEqual(response.body().data, [])
  })

  test('refuses a text longer than any place', async ({ client }) => {
    const response = await client.get(URL).qs({ location: 'a'.repeat(121) })
    response.assertStatus(422)
  })
})
