import type { HttpContext } from '@adonisjs/core/http'
import { changeHelper, endHelper } from '#actions/helping/change_helper'
import { inviteHelper } from '#actions/helping/invite_helper'
import { answer } from '#http/answer'
import PropertyPolicy from '#policies/property_policy'
import { findHelper, listHelpers } from '#queries/helping/list_helpers'
import { findListing } from '#queries/properties/find_listing'
import HelperTransformer from '#transformers/helper_transformer'
import { helperInvitationValidator, helperValidator } from '#validators/helping'

/** Who helps at a property, for its host (ADR 0073). */
export default class PropertyHelpersController {
  async index(ctx: HttpContext) {
    const property = await this.#managed(ctx)
    const helpers = await listHelpers(property.id)
    return answer(await ctx.serialize(HelperTransformer.transform(helpers)))
  }

  async store(ctx: HttpContext) {
    const { auth, i18n, request, response, serialize } = ctx
    const property = await this.#managed(ctx)
    const wanted = await request.validateUsing(helperInvitationValidator, {
      messagesProvider: i18n.createMessagesProvider('helping'),
    })
    const { id } = await inviteHelper(property, auth.getUserOrFail(), wanted)
    response.status(201)
    const invited = await findHelper(property.id, id)
    return answer(await serialize(HelperTransformer.transform(invited)), i18n.t('helping.invited'))
  }

  async update(ctx: HttpContext) {
    const { auth, i18n, params, request, serialize } = ctx
    const property = await this.#managed(ctx)
    const helper = await findHelper(property.id, params.helperId)
    const may = await request.validateUsing(helperValidator, {
      messagesProvider: i18n.createMessagesProvider('helping'),
    })
    await changeHelper(helper, auth.getUserOrFail(), may)
    const changed = await findHelper(property.id, helper.id)
    return answer(await serialize(HelperTransformer.transform(changed)), i18n.t('helping.changed'))
  }

  async destroy(ctx: HttpContext) {
    const { auth, i18n, params } = ctx
    const property = await this.#managed(ctx)
    const helper = await findHelper(property.id, params.helperId)
    await endHelper(helper, auth.getUserOrFail())
    return answer(null, i18n.t('helping.ended'))
  }

  async #managed({ bouncer, params }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', property)
    return property
  }
}
