import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv'
import { todayInNairobi } from '#domain/stay'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { propertyLines, type PropertyLine } from '#queries/properties/property_lines'
import { propertyExportValidator } from '#validators/property_search'

const COLUMNS = [
  'id',
  'title',
  'propertyType',
  'status',
  'isVerified',
  'currency',
  'price',
  'area',
  'city',
  'county',
  'maxGuests',
  'bedrooms',
  'bathrooms',
  'averageRating',
  'totalReviews',
  'totalLikes',
  'host',
  'createdAt',
] as const satisfies (keyof PropertyLine)[]

export default class PropertyExportsController {
  async show({ auth, bouncer, i18n, request, response }: HttpContext) {
    await bouncer.with(PropertyPolicy).authorize('export')
    const { host, scope, status, ...filters } = await request.validateUsing(
      propertyExportValidator,
      {
        data: queryOf(request),
      }
    )
    if (scope === 'all') await bouncer.with(PropertyPolicy).authorize('viewAll')

    const hostId = scope === 'all' ? host : auth.getUserOrFail().id
    await recordExport(auth.getUserOrFail(), 'properties')
    const heads = COLUMNS.map((column) => i18n.t(`properties.columns.${column}`))
    response.header('Content-Type', 'text/csv; charset=utf-8')
    response.header('Cache-Control', 'private, no-store')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header(
      'Content-Disposition',
      `attachment; filename="makao-properties-${todayInNairobi()}.csv"`
    )
    return response.stream(
      Readable.from(written(heads, propertyLines({ hostId, status }, filters)))
    )
  }
}

async function* written(heads: string[], lines: AsyncGenerator<PropertyLine>) {
  yield BYTE_ORDER_MARK + csvLine(heads)
  for await (const line of lines) yield csvLine(COLUMNS.map((column) => line[column]))
}
