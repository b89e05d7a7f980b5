import type { HttpContext } from '@adonisjs/core/http'
import { acceptInvitation } from '#actions/helping/accept_invitation'
import { endHelper } from '#actions/helping/change_helper'
import { answer } from '#http/answer'
import HelperPolicy from '#policies/helper_policy'
import { findHelping, helpingOf } from '#queries/helping/list_helpers'
import HelperTransformer from '#transformers/helper_transformer'

/** Where one helps, and is asked to. */
export default class HelpingController {
  async show({ auth, serialize }: HttpContext) {
    const { places, invitations } = await helpingOf(auth.getUserOrFail())
    return answer({
      places: await serialize(HelperTransformer.transform(places).useVariant('forHelper')),
      invitations: await serialize(
        HelperTransformer.transform(invitations).useVariant('forHelper')
      ),
    })
  }

  async update({ auth, bouncer, i18n, params }: HttpContext) {
    const helper = await findHelping(params.id)
    await bouncer.with(HelperPolicy).authorize('accept', helper)
    await acceptInvitation(helper, auth.getUserOrFail())
    return answer(null, i18n.t('helping.accepted'))
  }

  /** Also declines an invitation. */
  async destroy({ auth, bouncer, i18n, params }: HttpContext) {
    const helper = await findHelping(params.id)
    await bouncer.with(HelperPolicy).authorize('leave', helper)
    await endHelper(helper, auth.getUserOrFail())
    return answer(null, i18n.t('helping.left'))
  }
}
