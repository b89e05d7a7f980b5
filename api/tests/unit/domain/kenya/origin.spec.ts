import { test } from '@japa/runner'
import { distanceKm, KM_PER_DEGREE, roughly } from '#domain/kenya/coordinates'
import { readOrigin } from '#domain/kenya/origin'

test.group('What a radius is drawn around', () => {
  test('{text}')
    .with([
      { text: '-1.29,36.82', origin: { kind: 'point', at: { lat: -1.29, lon: 36.82 } } },
      { text: ' 0.5 , 35 ', origin: { kind: 'point', at: { lat: 0.5, lon: 35 } } },
      { text: '80100', origin: { kind: 'postalCode', code: '80100' } },
      { text: '8010', origin: { kind: 'name', text: '8010' } },
      { text: 'Westlands, Nairobi', origin: { kind: 'name', text: 'Westlands, Nairobi' } },
      { text: '1,2,3', origin: { kind: 'name', text: '1,2,3' } },
      { text: '1e3,36', origin: { kind: 'name', text: '1e3,36' } },
      { text: '', origin: { kind: 'name', text: '' } },
    ])
    .run(({ assert }, { text, origin }) => {
      assert.deepEqual(readOrigin(text), origin)
    })
})

test.group('A point that hides the house', () => {
  test('lies within a kilometre of it', ({ assert }) => {
    for (const house of [
      { lat: -1.28764, lon: 36.78911 },
      { lat: 4.9949, lon: 41.005 },
      { lat: -4.67501, lon: 39.2 },
    ]) {
      const said = roughly(house)
      assert.isBelow(distanceKm(house, said), 0.8)
      assert.deepEqual(roughly(said), said)
    }
    assert.approximately(KM_PER_DEGREE, 111.19, 0.01)
  })
})
