import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { sendCsv } from '#http/csv_file'
import { queryOf } from '#http/query'
import UserPolicy from '#policies/user_policy'
import { USER_COLUMNS, userLines } from '#queries/users/user_lines'
import { userExportValidator } from '#validators/user'

export default class UserExportsController {
  async show({ auth, bouncer, i18n, request, response }: HttpContext) {
    await bouncer.with(UserPolicy).authorize('viewAny')
    const match = await request.validateUsing(userExportValidator, { data: queryOf(request) })
    await recordExport(auth.getUserOrFail(), 'users')
    const heads = USER_COLUMNS.map((column) => i18n.t(`users.columns.${column}`))
    return sendCsv(response, 'users', heads, userLines(match))
  }
}
