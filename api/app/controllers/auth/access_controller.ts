import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { abilitiesOf } from '#policies/abilities'
import AccessTransformer from '#transformers/access_transformer'

export default class AccessController {
  async show({ bouncer, serialize }: HttpContext) {
    return answer(await serialize(AccessTransformer.transform(await abilitiesOf(bouncer))))
  }
}
