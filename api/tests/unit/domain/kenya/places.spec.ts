import { test } from '@japa/runner'
import { AREAS, areaNamed, areasOf } from '#domain/kenya/areas'
import { type Coordinates, distanceKm, isInsideKenyaBounds } from '#domain/kenya/coordinates'
import { COUNTIES, COUNTY_NAMES, countyNamed, isoCodeOf } from '#domain/kenya/counties'
import { DESTINATIONS, type PlaceReference } from '#domain/kenya/destinations'
import { normalisePlace } from '#domain/kenya/normalise'
import { TOWNS, TOWN_NAMES, townNamed, townWithPostalCode } from '#domain/kenya/towns'

/** Towns whose areas are parks and reserves, hours away from them. */
const SAFARI_TOWNS = ['Narok', 'Kajiado', 'Voi', 'Lodwar', 'Meru', 'Isiolo']

function namesAreUnique(names: readonly string[]): boolean {
  return new Set(names.map(normalisePlace)).size === names.length
}

function locate(reference: PlaceReference): Coordinates | null {
  if (reference.kind === 'county') return countyNamed(reference.name)
  if (reference.kind === 'town') return townNamed(reference.name)
  return areaNamed(reference.town, reference.name)
}

test.group('Places | counties', () => {
  test('there are 47, alphabetical as ISO numbers them', ({ assert }) => {
    assert.deepEqual(
      COUNTIES.map(({ code }) => code),
      Array.from({ length: 47 }, (_, index) => index + 1)
    )
    const letters = COUNTY_NAMES.map(normalisePlace)
    assert.deepEqual(letters, letters.toSorted())
    assert.isTrue(namesAreUnique(COUNTY_NAMES))
  })

  test('the ISO code has two digits', ({ assert }) => {
    assert.equal(isoCodeOf(COUNTIES[0]), 'KE-01')
    assert.equal(isoCodeOf(COUNTIES[46]), 'KE-47')
  })

  test('are found however they are written', ({ assert }) => {
    assert.equal(countyNamed('muranga')?.code, 29)
    assert.equal(countyNamed(' TAITA taveta ')?.code, 39)
    assert.equal(countyNamed('Elgeyo/Marakwet')?.code, 5)
    assert.isNull(countyNamed('Zanzibar'))
    assert.isNull(countyNamed(''))
  })

  test('lie inside Kenya, each somewhere else', ({ assert }) => {
    for (const county of COUNTIES) assert.isTrue(isInsideKenyaBounds(county), county.name)
    assert.equal(new Set(COUNTIES.map(({ lat, lon }) => `${lat},${lon}`)).size, 47)
  })
})

test.group('Places | towns', () => {
  test('there are 46, each with a name and a postal code of its own', ({ assert }) => {
    assert.lengthOf(TOWNS, 46)
    assert.isTrue(namesAreUnique(TOWN_NAMES))
    assert.equal(new Set(TOWNS.map(({ postalCode }) => postalCode)).size, 46)
    for (const { postalCode, name } of TOWNS) assert.match(postalCode, /^\d{5}$/, name)
  })

  test('the specification’s six come first', ({ assert }) => {
    assert.deepEqual(TOWN_NAMES.slice(0, 6), [
      'Nairobi',
      'Mombasa',
      'Kisumu',
      'Nakuru',
      'Eldoret',
      'Lamu',
    ])
  })

  test('lie inside Kenya and near the middle of their county', ({ assert }) => {
    for (const town of TOWNS) {
      const county = countyNamed(town.county)
      assert.isNotNull(county, town.county)
      assert.isTrue(isInsideKenyaBounds(town), town.name)
      assert.isBelow(distanceKm(town, county!), 150, town.name)
    }
  })

  test('no town stands on the coordinates of another', ({ assert }) => {
    for (const [index, town] of TOWNS.entries()) {
      for (const other of TOWNS.slice(index + 1)) {
        assert.isAbove(distanceKm(town, other), 2, `${town.name} and ${other.name}`)
      }
    }
  })

  test('the way from {0} to {1} is about {2} km')
    .with([
      ['Nairobi', 'Mombasa', 440],
      ['Nairobi', 'Kisumu', 265],
      ['Nairobi', 'Thika', 40],
      ['Malindi', 'Watamu', 18],
      ['Mandera', 'Wajir', 315],
      ['Mombasa', 'Diani', 26],
      ['Eldoret', 'Kitale', 63],
    ] as [string, string, number][])
    .run(({ assert }, [from, to, km]) => {
      assert.approximately(distanceKm(townNamed(from)!, townNamed(to)!), km, 3 + km / 20)
    })

  test('are found by name and by postal code', ({ assert }) => {
    assert.equal(townNamed("murang'A")?.county, "Murang'a")
    assert.equal(townNamed('athi-river')?.name, 'Athi River')
    assert.isNull(townNamed('Atlantis'))
    assert.equal(townWithPostalCode('00100')?.name, 'Nairobi')
    assert.equal(townWithPostalCode('80401')?.name, 'Diani')
    assert.isNull(townWithPostalCode('99999'))
  })
})

test.group('Places | areas', () => {
  test('there are at least 80, and a name means one place within its town', ({ assert }) => {
    assert.isAtLeast(AREAS.length, 80)
    assert.isTrue(namesAreUnique(AREAS.map(({ town, name }) => `${town} ${name}`)))
  })

  test('lie inside Kenya and within reach of their town', ({ assert }) => {
    for (const area of AREAS) {
      const reach = SAFARI_TOWNS.includes(area.town) ? 150 : 55
      assert.isTrue(isInsideKenyaBounds(area), area.name)
      assert.isBelow(distanceKm(area, townNamed(area.town)!), reach, `${area.name}, ${area.town}`)
    }
  })

  test('those of Nairobi and Mombasa lie within the city', ({ assert }) => {
    for (const town of ['Nairobi', 'Mombasa'] as const) {
      for (const area of areasOf(town)) {
        assert.isBelow(distanceKm(area, townNamed(town)!), 18, area.name)
      }
    }
  })

  test('a repeated name is told apart by its town', ({ assert }) => {
    assert.equal(areaNamed('Mombasa', 'old town')?.town, 'Mombasa')
    assert.equal(areaNamed('Lamu', 'Old-Town')?.town, 'Lamu')
    assert.isNull(areaNamed('Nairobi', 'Old Town'))
    assert.equal(areaNamed('Nairobi', 'langata')?.name, "Lang'ata")
  })
})

test.group('Places | destinations', () => {
  test('there are 16, and the first six are suggested at once', ({ assert }) => {
    assert.lengthOf(DESTINATIONS, 16)
    assert.isTrue(namesAreUnique(DESTINATIONS.map(({ name }) => name)))
    assert.deepEqual(
      DESTINATIONS.slice(0, 6).map(({ name }) => name),
      ['Nairobi', 'Mombasa', 'Diani Beach', 'Malindi', 'Watamu', 'Lamu']
    )
  })

  test('each resolves to places that exist and lie around it', ({ assert }) => {
    for (const destination of DESTINATIONS) {
      assert.isNotEmpty(destination.resolvesTo, destination.name)
      for (const reference of destination.resolvesTo) {
        const place = locate(reference)
        assert.isNotNull(place, `${destination.name}: ${reference.name}`)
        assert.isBelow(
          distanceKm(destination, place!),
          60,
          `${destination.name}: ${reference.name}`
        )
      }
    }
  })

  test('Diani Beach is the town of Diani, and Lamu all the islands', ({ assert }) => {
    const resolved = (name: string) => DESTINATIONS.find((place) => place.name === name)?.resolvesTo
    assert.deepEqual(resolved('Diani Beach'), [{ kind: 'town', name: 'Diani' }])
    assert.deepEqual(resolved('Lamu'), [{ kind: 'county', name: 'Lamu' }])
    assert.deepEqual(resolved('Kilifi'), [{ kind: 'town', name: 'Kilifi' }])
  })

  test('the parks resolve to their own areas, not to the county around them', ({ assert }) => {
    for (const name of ['Maasai Mara', 'Amboseli', 'Tsavo']) {
      const destination = DESTINATIONS.find((candidate) => candidate.name === name)!
      assert.isTrue(destination.resolvesTo.every(({ kind }) => kind === 'area'))
      assert.isAtLeast(destination.resolvesTo.length, 3)
    }
  })
})

test.group('Places | distance', () => {
  test('a degree along the equator is 111 km, the same point is nowhere', ({ assert }) => {
    const a = { lat: 0, lon: 36 }
    assert.approximately(distanceKm(a, { lat: 0, lon: 37 }), 111.19, 0.01)
    assert.approximately(distanceKm({ lat: 60, lon: 36 }, { lat: 60, lon: 37 }), 55.6, 0.1)
    assert.equal(distanceKm(a, a), 0)
    assert.approximately(distanceKm({ lat: 90, lon: 0 }, { lat: -90, lon: 0 }), 20_015, 1)
  })

  test('the edges of Kenya belong to it, a step outside does not', ({ assert }) => {
    assert.isTrue(isInsideKenyaBounds({ lat: -4.8, lon: 33.9 }))
    assert.isTrue(isInsideKenyaBounds({ lat: 5.1, lon: 41.95 }))
    assert.isFalse(isInsideKenyaBounds({ lat: -4.81, lon: 39 }))
    assert.isFalse(isInsideKenyaBounds({ lat: 5.11, lon: 39 }))
    assert.isFalse(isInsideKenyaBounds({ lat: 0, lon: 33.89 }))
    assert.isFalse(isInsideKenyaBounds({ lat: 0, lon: 41.96 }))
  })
})
