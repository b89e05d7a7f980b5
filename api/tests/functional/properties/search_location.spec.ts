import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { createProperties, startWithEmptySearch } from '#tests/helpers/search'

const HOMES = [
  { title: 'Kilimani', city: 'Nairobi', county: 'Nairobi', area: 'Kilimani' },
  { title: 'Westlands', city: 'Nairobi', county: 'Nairobi', area: 'Westlands' },
  { title: 'Diani Beach', city: 'Diani', county: 'Kwale', area: 'Diani Beach' },
  { title: 'Galu', city: 'Diani', county: 'Kwale', area: 'Galu' },
  { title: 'Watamu', city: 'Watamu', county: 'Kilifi', area: 'Turtle Bay' },
  { title: 'Kilifi', city: 'Kilifi', county: 'Kilifi', area: 'Bofa' },
  { title: 'Mara', city: 'Narok', county: 'Narok', area: 'Talek' },
  { title: 'Narok', city: 'Narok', county: 'Narok', area: 'Town Centre' },
  { title: 'Tsavo', city: 'Voi', county: 'Taita-Taveta', area: 'Tsavo East' },
  { title: 'Voi', city: 'Voi', county: 'Taita-Taveta', area: 'Sofia' },
  { title: "Murang'a", city: "Murang'a", county: "Murang'a", area: 'Mukuyu' },
  { title: 'Gilgil', city: 'Gilgil', county: 'Nakuru', area: 'Pembroke' },
  { title: 'Nanyuki', city: 'Nanyuki', county: 'Laikipia', area: 'Daiga' },
  { title: 'Lamu', city: 'Lamu', county: 'Lamu', area: 'Shela' },
  { title: 'Maralal', city: 'Maralal', county: 'Samburu', area: 'Milimani' },
]

async function found(client: ApiClient, location: string) {
  const response = await client.get('/api/v1/properties').qs({ location, limit: 100 })
  response.assertStatus(200)
  return response
    .body()
    .data.map(({ title }: { title: string }) => title)
    .sort()
}

const COAST = [
  ...['Diani Beach', 'Galu', 'Kilifi', 'Lamu', 'Manda'],
  ...['Reef', 'Rocks', 'Ukunda', 'Watamu'],
]

test.group('Searching by location', (group) => {
  startWithEmptySearch(group)
  group.each.setup(async () => {
    await createProperties(HOMES)
  })

  test('"{text}" finds {titles}')
    .with([
      { text: 'Nairobi', titles: ['Kilimani', 'Westlands'] },
      { text: 'NAIROBI', titles: ['Kilimani', 'Westlands'] },
      { text: 'Nairobi, Kenya', titles: ['Kilimani', 'Westlands'] },
      { text: 'Westlands, Nairobi', titles: ['Westlands'] },
      { text: 'westlands nairobi', titles: ['Westlands'] },
      { text: 'kilimani', titles: ['Kilimani'] },
      { text: 'kilim', titles: ['Kilimani'] },
      { text: 'Diani Beach', titles: ['Diani Beach', 'Galu'] },
      { text: 'Diani', titles: ['Diani Beach', 'Galu'] },
      { text: 'Diani Beach, South Coast, Kenya', titles: ['Diani Beach', 'Galu'] },
      { text: 'Kwale', titles: ['Diani Beach', 'Galu'] },
      { text: 'Maasai Mara', titles: ['Mara'] },
      { text: 'mara', titles: ['Mara'] },
      { text: 'Narok', titles: ['Mara', 'Narok'] },
      { text: 'Tsavo', titles: ['Tsavo'] },
      { text: 'Taita Taveta County', titles: ['Tsavo', 'Voi'] },
      { text: "Murang'a", titles: ["Murang'a"] },
      { text: 'muranga', titles: ["Murang'a"] },
      { text: 'Murang’a, Kenya', titles: ["Murang'a"] },
      { text: 'Kilifi', titles: ['Kilifi', 'Watamu'] },
      { text: 'Kilifi County', titles: ['Kilifi', 'Watamu'] },
      { text: 'Kilifi town', titles: ['Kilifi'] },
      { text: 'Watamu, Kilifi', titles: ['Watamu'] },
      { text: 'Lamu', titles: ['Lamu'] },
      { text: 'Gilgil', titles: ['Gilgil'] },
      { text: 'Nakuru', titles: ['Gilgil'] },
      { text: 'Ngong Road, Nairobi', titles: ['Kilimani', 'Westlands'] },
      { text: 'milimani', titles: ['Maralal'] },
      { text: 'Masai Mara', titles: ['Mara'] },
      { text: 'Nairobbi', titles: ['Kilimani', 'Westlands'] },
      { text: 'Nariobi', titles: ['Kilimani', 'Westlands'] },
      { text: 'Nairobi Westlands', titles: ['Westlands'] },
      { text: 'Nairobbi Westland', titles: ['Westlands'] },
      { text: 'Coast', titles: ['Diani Beach', 'Galu', 'Kilifi', 'Lamu', 'Watamu'] },
      { text: 'Rift Valley', titles: ['Gilgil', 'Mara', 'Maralal', 'Nanyuki', 'Narok'] },
      { text: 'Mount Kenya', titles: ['Nanyuki'] },
      { text: 'Mt Kenya', titles: ['Nanyuki'] },
      { text: 'Mt. Kenya, Kenya', titles: ['Nanyuki'] },
      { text: 'Central', titles: ["Murang'a"] },
      { text: 'Central Kenya', titles: ["Murang'a"] },
      { text: 'Lake Victoria', titles: [] },
      { text: 'JKIA', titles: ['Kilimani', 'Westlands'] },
      { text: 'SGR', titles: ['Kilimani', 'Tsavo', 'Voi', 'Westlands'] },
      { text: 'Lamu Airport', titles: ['Lamu'] },
      { text: 'Manda Airport', titles: ['Lamu'] },
      { text: '80401', titles: ['Diani Beach', 'Galu'] },
      { text: '00505', titles: ['Kilimani', 'Westlands'] },
      { text: '99999', titles: [] },
      { text: 'Naromoru', titles: [] },
      { text: 'Atlantis', titles: [] },
      { text: 'Mandera', titles: [] },
      { text: '%', titles: [] },
      { text: '🦒', titles: [] },
    ])
    .run(async ({ client, assert }, { text, titles }) => {
      assert.deepEqual(await found(client, text), titles)
    })

  test('"{text}" finds {titles} also where hosts call areas after it')
    .with([
      { text: 'South Coast', titles: ['Diani Beach', 'Galu', 'Reef', 'Rocks', 'Ukunda'] },
      { text: 'Soth Coast', titles: ['Diani Beach', 'Galu', 'Reef', 'Rocks', 'Ukunda'] },
      {
        text: 'Diani Beach, South Coast, Kenya',
        titles: ['Diani Beach', 'Galu', 'Reef', 'Ukunda'],
      },
      { text: 'South Coast, Diani', titles: ['Reef'] },
      { text: 'South Coast, Kilifi', titles: ['Rocks'] },
      {
        text: 'Coast',
        titles: COAST,
      },
      { text: 'Coast, Kilifi', titles: ['Kilifi', 'Rocks', 'Watamu'] },
      {
        text: 'Pwani',
        titles: COAST,
      },
      { text: 'Pwani University', titles: ['Campus'] },
      { text: 'Ukunda', titles: ['Ukunda'] },
      { text: 'Manda', titles: ['Manda'] },
      { text: 'Manda Airstrip', titles: ['Lamu', 'Manda'] },
    ])
    .run(async ({ client, assert }, { text, titles }) => {
      await createProperties([
        { title: 'Reef', city: 'Diani', county: 'Kwale', area: 'South Coast' },
        { title: 'Rocks', city: 'Kilifi', county: 'Kilifi', area: 'South Coast' },
        { title: 'Campus', city: 'Nairobi', county: 'Nairobi', area: 'Pwani University' },
        { title: 'Ukunda', city: 'Diani', county: 'Kwale', area: 'Ukunda' },
        { title: 'Manda', city: 'Lamu', county: 'Lamu', area: 'Manda Island' },
      ])
      assert.deepEqual(await found(client, text), titles)
    })

  test('"{$self}" finds everything')
    .with(['Kenya', ' ', ''])
    .run(async ({ client, assert }, text) => {
      assert.lengthOf(await found(client, text), HOMES.length)
    })
})
