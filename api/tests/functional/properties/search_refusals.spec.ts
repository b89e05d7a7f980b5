import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { startWithEmptySearch } from '#tests/helpers/search'

test.group('What a search refuses', (group) => {
  startWithEmptySearch(group)

  test('{query} is refused at {field}')
    .with([
      { query: 'sort=title', field: 'sort' },
      { query: 'sort=-createdAt&sort=price', field: 'sort' },
      { query: 'currency=TZS', field: 'currency' },
      { query: 'propertyType=castle', field: 'propertyType' },
      { query: 'propertyType=villa,castle', field: 'propertyType' },
      { query: 'propertyType[a]=villa', field: 'propertyType' },
      { query: 'amenities[a][b]=wifi', field: 'amenities' },
      { query: `amenities=${'a,'.repeat(1)}${'b'.repeat(61)}`, field: 'amenities' },
      { query: 'checkIn=2030-01-01', field: 'checkOut' },
      { query: 'checkOut=2030-01-01', field: 'checkIn' },
      { query: 'checkIn=2030-01-05&checkOut=2030-01-05', field: 'checkOut' },
      { query: 'checkIn=2030-01-05&checkOut=2030-01-04', field: 'checkOut' },
      { query: 'checkIn=2030-02-30&checkOut=2030-03-04', field: 'checkIn' },
      { query: 'checkIn=tomorrow&checkOut=2030-03-04', field: 'checkIn' },
      { query: 'guests=0', field: 'guests' },
      { query: 'guests=2.5', field: 'guests' },
      { query: 'guests=1e30', field: 'guests' },
      { query: 'minPrice=-1', field: 'minPrice' },
      { query: 'minPrice=1.234', field: 'minPrice' },
      { query: 'maxPrice=Infinity', field: 'maxPrice' },
      { query: 'maxPrice=1e300', field: 'maxPrice' },
      { query: 'page=0', field: 'page' },
      { query: 'limit=101', field: 'limit' },
      { query: 'limit=-5', field: 'limit' },
      { query: 'limit=ten', field: 'limit' },
      { query: 'isActive=perhaps', field: 'isActive' },
      { query: 'scope=mine', field: 'scope' },
      { query: 'host=1', field: 'scope' },
      { query: 'status=inactive', field: 'scope' },
      { query: 'isActive=false', field: 'scope' },
      { query: 'isActive=0', field: 'scope' },
      { query: 'location[]=Nairobi', field: 'location' },
      { query: `location=${'a'.repeat(121)}`, field: 'location' },
      { query: `search=${'a'.repeat(101)}`, field: 'search' },
    ])
    .run(async ({ client, assert }, { query, field }) => {
      const response = await client.get(`/api/v1/properties?${query}`)
      response.assertStatus(422)
      const { success, code, message, errors } = response.body()
      assert.isFalse(success)
      assert.equal(code, 'E_VALIDATION_ERROR')
      assert.equal(errors[0].field, field)
      assert.equal(errors[0].message, message)
      assert.notInclude(message, '{{')
    })

  test('the texts of the hero search stand at their fields', async ({ client }) => {
    const one = await client.get('/api/v1/properties?checkOut=2030-01-05')
    one.assertBodyContains({ errors: [{ message: 'Please select a check-in date' }] })
    const other = await client.get('/api/v1/properties?checkIn=2030-01-05')
    other.assertBodyContains({ errors: [{ message: 'Please select a check-out date' }] })
    const order = await client.get('/api/v1/properties?checkIn=2030-01-05&checkOut=2030-01-05')
    order.assertBodyContains({
      errors: [{ rule: 'order', message: 'Check-out date must be after check-in date' }],
    })
  })

  test('hostile values never bring the server down', async ({ client, assert }) => {
    await PropertyFactory.create()
    const hostile = [
      "'; drop table properties; --",
      '\0',
      'a\0b',
      '%00%ff',
      '\\',
      '%_\\\'"',
      '𝕹𝖆𝖎𝖗𝖔𝖇𝖎',
      '\ud800',
      '☃'.repeat(100),
      '-0',
      '1e3',
      '0x10',
      'NaN',
      'null',
      'true',
      '[]',
      '{}',
      '2147483648',
      '9007199254740993',
      ',,,,',
      ' , wifi , ',
    ]
    const fields = [
      ...['location', 'checkIn', 'checkOut', 'guests', 'minPrice', 'maxPrice', 'propertyType'],
      ...[
        'amenities',
        'currency',
        'sort',
        'search',
        'page',
        'limit',
        'isActive',
        'scope',
        'status',
      ],
      'unknown',
    ]
    for (const field of fields) {
      for (const value of hostile) {
        for (const name of [field, `${field}[]`, `${field}[x]`, `${field}[__proto__]`]) {
          const query = new URLSearchParams({ [name]: value })
          const response = await client.get(`/api/v1/properties?${query}`)
          assert.include([200, 401, 422], response.status(), `${query}`)
          assert.isBoolean(response.body().success)
        }
      }
    }
  }).timeout(60_000)

  test('a malformed query string is read as far as it makes sense', async ({ client, assert }) => {
    for (const query of [
      '%',
      '%E0%A4%A',
      '&&&=',
      'sort',
      '[]=1',
      'location=%ED%A0%80',
      'a'.repeat(5000),
    ]) {
      const response = await client.get(`/api/v1/properties?${query}`)
      assert.isBelow(response.status(), 500, query)
    }
  })
})
