import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import SystemPolicy from '#policies/system_policy'
import { systemState } from '#queries/system/system_state'
import SystemStateTransformer from '#transformers/system_state_transformer'

export default class SystemStatesController {
  async show({ bouncer, serialize }: HttpContext) {
    await bouncer.with(SystemPolicy).authorize('operate')
    return answer(await serialize(SystemStateTransformer.transform(await systemState())))
  }
}
