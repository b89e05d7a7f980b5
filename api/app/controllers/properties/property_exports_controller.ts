import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { cellsOf, sendCsv } from '#http/csv_file'
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
    const lines = propertyLines({ hostId, status }, filters)
    return sendCsv(response, 'properties', heads, cellsOf(lines, COLUMNS))
  }
}
