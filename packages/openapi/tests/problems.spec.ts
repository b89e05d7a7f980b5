import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite, test } from 'node:test'
import { RouterFactory } from '@adonisjs/core/factories/http'
import { generateDocument } from '../src/generate.ts'
import { readEndpoints } from '../src/endpoints.ts'
import { readRoutes } from '../src/routes.ts'
import { readSources } from '../src/sources/program.ts'
import { TypeSchemas } from '../src/sources/type_schema.ts'
import { HARBOUR } from './harbour.ts'

type Controller = [() => Promise<object>, string]

const MISTAKES = 'app/controllers/mistakes_controller.ts'
const sources = readSources(HARBOUR)

const mistake = (method: string): Controller => [
  () => import('#controllers/mistakes_controller'),
  method,
]

/** An XMLHttpRequest that plays the next of the given outcomes. */
function routerTo(controller: Controller | (() => string), name?: string) {
  const router = new RouterFactory().create()
  const route = router.get('/mistakes', controller as () => string)
  if (name) route.as(name)
  return router
}

async function problemsOf(method: string) {
  const { problems } = sources
  problems.clear()
  const routes = readRoutes(routerTo(mistake(method), 'mistakes.show'), sources)
  await readEndpoints(routes, sources, new TypeSchemas(sources))
  return [...problems]
}

/** Where a text first stands in the sources of the fixture. */
function at(file: string, text: string) {
  const lines = readFileSync(`${HARBOUR.root}/${file}`, 'utf8').split('\n')
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`
}

suite('What cannot be followed is named with its file and line:', () => {
  const cases = [
    {
      method: 'inlineValidator',
      place: at(MISTAKES, '[boatValidator]'),
      says: 'give the validator by the name of an exported constant',
    },
    {
      method: 'hiddenValidator',
      place: at('app/validators/boat.ts', 'const hidden'),
      says: 'export hidden, for its rules are read from it',
    },
    {
      method: 'status',
      place: at(MISTAKES, 'response.status'),
      says: 'write the status as a number',
    },
    {
      method: 'unknown',
      place: at(MISTAKES, 'stranger.authorize'),
      says: 'the compiler does not know authorize()',
    },
    {
      method: 'ability',
      place: at(MISTAKES, "policy.authorize('add')"),
      says: "write bouncer.with(ThePolicy).authorize('action')",
    },
    {
      method: 'deniedStatus',
      place: at('app/policies/boat_policy.ts', 'process.env.STATUS'),
      says: 'write the status of this denial as a number',
    },
    {
      method: 'keptDenial',
      place: at('app/policies/boat_policy.ts', 'answers.get'),
      says: 'return AuthorizationResponse.deny(…) itself, or a function or constant that is one',
    },
    {
      method: 'vague',
      place: at(MISTAKES, 'vague()'),
      says: 'the types say too little about what it takes or answers',
    },
    {
      method: 'functions',
      place: at(MISTAKES, 'functions()'),
      says: 'what it returns cannot be written as JSON, { boat: Boat; sail: () => true; } has a method sail()',
    },
  ]
  for (const { method, place, says } of cases) {
    test(method, async () => assert.deepEqual(await problemsOf(method), [`${place}: ${says}`]))
  }

  test('refusal', async () => {
    const place = at(MISTAKES, 'new Refusal(request.url()')
    const how = 'of this refusal as a literal, or take it as a parameter'
    assert.deepEqual(await problemsOf('refusal'), [
      `${place}: write request.url() ${how}`,
      `${place}: write Number(request.url()) ${how}`,
    ])
  })

  test('what has no text', async () => {
    const { problems } = await generateDocument(routerTo(mistake('text'), 'mistakes.text'), HARBOUR)
    const place = at(MISTAKES, 'text({ request }')
    assert.deepEqual(problems, [
      `${place}: texts/areas.json has no "mistakes"`,
      `${place}: texts/headers.json has no "x-wind"`,
      `${place}: texts/operations.json has no "mistakes.text"`,
      'lang/errors.json: no text for the refusal "boats.lost"',
      'texts/fields.json: no text for the field "data.draught"',
    ])
  })
})

suite('Nothing is described when the map and the sources do not fit:', () => {
  const refused = [
    {
      title: 'a route without a name',
      router: () => routerTo(() => 'here'),
      says: /^The route GET \/mistakes: give it a name with as\('area\.name'\)$/,
    },
    {
      title: 'a route without a controller',
      router: () => routerTo(() => 'here', 'mistakes.show'),
      says: /^The route GET \/mistakes: give it a controller that is imported/,
    },
    {
      title: 'a controller without the method',
      router: () => routerTo(mistake('nowhere'), 'mistakes.show'),
      says: new RegExp(`^${at(MISTAKES, 'class Mistakes')}: the class has no nowhere\\(\\)$`),
    },
    {
      title: 'a controller that is no class',
      router: () => routerTo([() => import('#controllers/plain'), 'show'], 'mistakes.show'),
      says: /^app\/controllers\/plain\.ts: export a class by default/,
    },
  ]
  for (const { title, router, says } of refused) {
    test(title, () =>
      assert.rejects(
        async () => readEndpoints(readRoutes(router(), sources), sources, new TypeSchemas(sources)),
        { message: says }
      )
    )
  }

  test('a configuration that names no class of refusals', () => {
    const config = { ...HARBOUR, code: { ...HARBOUR.code, refusals: 'app/http/answer.ts' } }
    return assert.rejects(
      async () => readEndpoints([], { ...sources, config }, new TypeSchemas(sources)),
      {
        message: 'app/http/answer.ts: declare a class whose constructor takes key, status and code',
      }
    )
  })

  test('a folder without tsconfig.json', () => {
    assert.throws(() => readSources({ ...HARBOUR, root: '/nowhere' }), {
      message: '/nowhere/tsconfig.json cannot be read',
    })
  })
})
