import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { pingDatabase, systemDetails } from '#queries/system/health'

export default class HealthController {
  async show({ auth }: HttpContext) {
    const databaseMs = await pingDatabase()
    if (!auth.user?.isAdmin) return answer({ status: 'ok' as const, details: null })
    return answer({ status: 'ok' as const, details: await systemDetails(databaseMs) })
  }
}
