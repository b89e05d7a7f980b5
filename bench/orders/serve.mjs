/* The API with a second search beside its own, in the order of what a night costs, on the database of the environment. No count is remembered. */
import { fileURLToPath } from 'node:url'

const root = new URL('../../api/', import.meta.url)
process.chdir(fileURLToPath(root))
process.env.PORT = process.env.API_PORT
process.env.HOST = '127.0.0.1'
await import('@poppinss/ts-exec')
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')

await new Ignitor(root, {
  importer: (path) => import(path.startsWith('.') ? new URL(path, root).href : path),
})
  .tap((app) => app.starting(searchByNight))
  .httpServer()
  .start()

async function searchByNight() {
  const { default: emitter } = await import('@adonisjs/core/services/emitter')
  const { default: router } = await import('@adonisjs/core/services/router')
  const { findByNight } = await import('../search/by_night.mjs')
  const { answerPage } = await import('../../api/app/http/answer.ts')
  const { queryOf } = await import('../../api/app/http/query.ts')
  const { clearSearchCache } = await import('../../api/app/services/search/search_cache.ts')
  const { default: cards } = await import('../../api/app/transformers/property_card_transformer.ts')
  const { findPropertiesValidator } = await import('../../api/app/validators/property_search.ts')

  emitter.on('http:request_completed', clearSearchCache)
  router.get('api/v1/by-night', async ({ request, serialize }) => {
    const asked = await request.validateUsing(findPropertiesValidator, { data: queryOf(request) })
    const { sort, page, limit, ...filters } = asked
    const { rows, pagination } = await findByNight(filters, { sort, page, limit })
    return answerPage(await serialize(cards.transform(rows).useVariant('forSearch')), pagination)
  })
}
