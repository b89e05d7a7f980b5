import type { HttpContext } from '@adonisjs/core/http'
import { abilitiesOf } from '#http/abilities'
import { answer } from '#http/answer'
import AccessTransformer from '#transformers/access_transformer'

/** What the signed-in person may do, resource by resource, as the policies of the API say (ADR 0015). */
export default class AccessController {
  async show({ bouncer, serialize }: HttpContext) {
    return answer(await serialize(AccessTransformer.transform(await abilitiesOf(bouncer))))
  }
}
