import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { RouterFactory } from '@adonisjs/core/factories/http'
import { generateDocument } from '../src/generate.ts'
import type { Schema } from '../src/schema.ts'
import { drawRoutes } from './fixture/start/routes.ts'
import { HARBOUR } from './harbour.ts'

type Content = Record<string, { schema: Schema; example?: unknown }>
type Operation = {
  parameters: object[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}
type OpenApi = {
  tags: object[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, object> }
}

const explained = {
  id: { description: 'A number that names it', type: 'integer' },
  name: { description: 'What it is called', type: 'string' },
  rig: { description: 'How it carries its sails', type: 'string', enum: ['ketch', 'sloop'] },
}

suite('The document', () => {
  let problems: string[]
  let document: OpenApi
  let show: Operation
  let store: Operation

  before(async () => {
    const router = new RouterFactory().create()
    drawRoutes(router)
    const generated = await generateDocument(router, HARBOUR)
    problems = generated.problems
    document = generated.document as OpenApi
    show = document.paths['/boats/{id}'].get
    store = document.paths['/boats'].post
  })

  test('of sources that can be followed has no problems', () => {
    assert.deepEqual(problems, [])
  })

  test('has the routes that are for clients, with the words about them', () => {
    assert.deepEqual(Object.keys(document.paths), ['/boats/{id}', '/boats', '/boats/{id}/drawings'])
    assert.deepEqual(document.tags, [{ name: 'Boats', description: 'What floats.' }])
    const { parameters, requestBody, responses, ...words } = store
    assert.deepEqual(words, {
      'operationId': 'boats.store',
      'tags': ['Boats'],
      'summary': 'Add a boat',
      'description': 'Its crew is you.\n\nFor captains.',
      'security': [{ bearer: [] }],
      'x-tide': 'high',
    })
  })

  test('has a schema for each variant of a transformer, by its name', () => {
    const { Boat, BoatForCrew } = document.components.schemas
    assert.deepEqual(Boat, {
      type: 'object',
      properties: explained,
      required: ['id', 'name', 'rig'],
    })
    assert.deepEqual(BoatForCrew, {
      type: 'object',
      properties: {
        ...explained,
        captain: { description: 'Who decides', type: ['integer', 'null'] },
      },
      required: ['id', 'name', 'rig', 'captain'],
    })
  })

  test('has what each audience is answered, with an example and the text beside it', () => {
    const { schema, example } = show.responses[200].content!['application/json']
    assert.equal(schema.properties!.data.$ref, '#/components/schemas/Boat')
    assert.deepEqual(example, { success: true, data: { id: 7, name: 'Sirena', rig: 'ketch' } })

    const created = store.responses[201].content!['application/json']
    assert.equal(created.schema.properties!.data.$ref, '#/components/schemas/BoatForCrew')
    assert.equal((created.example as { message: string }).message, 'Welcome on board')
  })

  test('has what a request may bring: path, headers, the rules of the validator, files', () => {
    assert.deepEqual(show.parameters, [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'The number of the boat.',
        schema: { type: 'integer', minimum: 1 },
        example: 7,
      },
    ])
    assert.deepEqual(
      store.parameters.map((parameter) => 'name' in parameter && parameter.name),
      ['X-Flag']
    )
    const { content, required } = store.requestBody!
    assert.equal(required, true)
    const { schema } = content['application/json']
    assert.deepEqual(schema.required, ['name'])
    assert.equal(schema.properties!.name.maxLength, 40)
    assert.equal(content['multipart/form-data'].schema.properties!.photos.maxItems, 2)
  })

  test('has no JSON for what needs a file', () => {
    const { content, required } = document.paths['/boats/{id}/drawings'].post.requestBody!
    assert.equal(required, true)
    assert.deepEqual(Object.keys(content), ['multipart/form-data'])
    const { schema, example } = content['multipart/form-data']
    assert.deepEqual(schema.required, ['name', 'photos'])
    assert.deepEqual(example, { name: 'Sirena', rig: 'ketch' })
  })

  test('has how a request is refused: by nobody known, validator, policy, helper', () => {
    const refused = ({ responses }: Operation) =>
      Object.entries(responses).flatMap(([status, { $ref }]) =>
        $ref ? [`${status} ${$ref.split('/').at(-1)}`] : []
      )
    assert.deepEqual(refused(show), ['404 notFound', '503 broken'])
    assert.deepEqual(refused(store), [
      '401 stranger',
      '403 forbidden',
      '409 boats_unlucky',
      '422 invalid',
      '503 broken',
    ])
    assert.deepEqual(document.components.responses.boats_unlucky, {
      description: '`E_CONFLICT`: Nobody sails on a boat of that name.',
      headers: {},
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Failure' },
              { properties: { code: { enum: ['E_CONFLICT'] } } },
            ],
          },
          examples: {
            boats_unlucky: {
              value: { message: 'Nobody sails on a boat of that name.', code: 'E_CONFLICT' },
            },
          },
        },
      },
    })
  })
})
