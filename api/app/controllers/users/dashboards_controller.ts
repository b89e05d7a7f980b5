import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import DashboardPolicy from '#policies/dashboard_policy'
import { adminTotals, guestTotals, hostTotals } from '#queries/users/dashboard_totals'

export default class DashboardsController {
  async host({ auth, bouncer }: HttpContext) {
    await bouncer.with(DashboardPolicy).authorize('host')
    return answer(await hostTotals(auth.getUserOrFail()))
  }

  async guest({ auth, bouncer }: HttpContext) {
    await bouncer.with(DashboardPolicy).authorize('guest')
    return answer(await guestTotals(auth.getUserOrFail()))
  }

  async admin({ bouncer }: HttpContext) {
    await bouncer.with(DashboardPolicy).authorize('admin')
    return answer(await adminTotals())
  }
}
