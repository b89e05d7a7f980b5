import { test } from '@japa/runner'
import { apiAddress } from '#start/api_address'

test.group('The address of the API', () => {
  test('{$i}: {address}')
    .with([
      { given: {}, address: 'http://127.0.0.1:3333' },
      { given: { API_PORT: 3400 }, address: 'http://127.0.0.1:3400' },
      { given: { API_HOST: '127.0.0.2' }, address: 'http://127.0.0.2:3333' },
      {
        given: { API_HOST: '192.168.1.20', API_PORT: '3400' },
        address: 'http://192.168.1.20:3400',
      },
      { given: { API_HOST: '::1' }, address: 'http://[::1]:3333' },
      { given: { API_HOST: '0.0.0.0' }, address: 'http://127.0.0.1:3333' },
      { given: { API_HOST: '::' }, address: 'http://127.0.0.1:3333' },
      {
        given: { API_URL: 'https://api.makao.example/', API_HOST: '127.0.0.2' },
        address: 'https://api.makao.example',
      },
    ])
    .run(({ assert }, { given, address }) => assert.equal(apiAddress(given), address))
})
