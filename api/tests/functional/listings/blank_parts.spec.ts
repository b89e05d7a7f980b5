import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import Property from '#models/property'
import User from '#models/user'
import { formOf } from '#tests/helpers/listings'

const REQUIRED = [
  ['title', 'Please enter a property title'],
  ['description', 'Please enter a property description'],
  ['address.street', 'Street is required'],
  ['address.area', 'Area is required'],
  ['address.city', 'City is required'],
  ['address.county', 'County is required'],
] as const

const CHOICES = [
  ...['price', 'bedrooms', 'bathrooms', 'maxGuests'],
  ...['propertyType', 'currency', 'isActive'],
]

const bodyOf = (path: string, value: unknown) => {
  const [name, part] = path.split('.')
  return { [name]: part ? { [part]: value } : value }
}

test.group('Changing a listing, what must not be', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('blank title, description or part of the address is refused at its field', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const put = () => client.put(`/api/v1/properties/${property.id}`).loginAs(host)
    for (const [field, message] of REQUIRED) {
      const answers = [
        await put().fields(formOf(bodyOf(field, ''))),
        await put().json(bodyOf(field, '')),
        await put().json(bodyOf(field, '   ')),
        await put().json(bodyOf(field, null)),
      ]
      for (const answer of answers) {
        answer.assertStatus(422)
        assert.containsSubset(answer.body().errors, [{ field, message }])
      }
    }
    const { title, street } = await Property.findOrFail(property.id)
    assert.deepEqual([title, street], [property.title, property.street])
  })

  test('a blank number or choice is refused at its field', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    for (const field of CHOICES) {
      for (const value of ['', null]) {
        const answer = await client
          .put(`/api/v1/properties/${property.id}`)
          .loginAs(host)
          .json({ [field]: value })
        answer.assertStatus(422)
        assert.deepEqual(
          answer.body().errors.map((error: { field: string }) => error.field),
          [field]
        )
      }
    }
  })

  test('a title stands on one line, as it stands in subjects of letters', async ({ client }) => {
    const property = await PropertyFactory.create()
    const answer = await client
      .put(`/api/v1/properties/${property.id}`)
      .loginAs(await User.findOrFail(property.hostId))
      .json({ title: 'Nice\nBcc: x@evil.example' })
    answer.assertStatus(422)
    answer.assertBodyContains({
      errors: [{ field: 'title', message: 'Please write the title on one line' }],
    })
  })

  test('a town is in its county', async ({ client }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const move = (address: object) =>
      client.put(`/api/v1/properties/${property.id}`).loginAs(host).json({ address })
    const refused = await move({ city: 'diani', county: 'Turkana' })
    refused.assertStatus(422)
    refused.assertBodyContains({
      errors: [
        {
          field: 'address.county',
          message: 'Diani is in Kwale County. Please choose that county, or another town.',
        },
      ],
    })
    const moved = await move({ city: 'diani', county: 'Kwale' })
    moved.assertStatus(200)
    const unknown = await move({ city: 'Kalokol', county: 'Turkana' })
    unknown.assertStatus(200)
  })
})
