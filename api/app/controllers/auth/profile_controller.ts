import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import UserTransformer from '#transformers/user_transformer'

/** The signed-in person's own profile. */
export default class ProfileController {
  async show({ auth, serialize }: HttpContext) {
    const person = auth.getUserOrFail()
    return answer(await serialize(UserTransformer.transform(person).useVariant('forSelf')))
  }
}
