import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import NewsletterPolicy from '#policies/newsletter_policy'
import { listSubscribers } from '#queries/newsletter/list_subscribers'
import SubscriberTransformer from '#transformers/subscriber_transformer'
import { subscriberListValidator } from '#validators/newsletter'

export default class SubscribersController {
  async index({ bouncer, request, serialize }: HttpContext) {
    await bouncer.with(NewsletterPolicy).authorize('viewAny')
    const filters = await request.validateUsing(subscriberListValidator, {
      data: queryOf(request),
    })
    const { rows, pagination } = await listSubscribers(filters)
    return answerPage(await serialize(SubscriberTransformer.transform(rows)), pagination)
  }
}
