import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { publicProfile } from '#queries/users/public_profile'
import PublicProfileTransformer from '#transformers/public_profile_transformer'

export default class PublicProfilesController {
  async show({ auth, params, serialize }: HttpContext) {
    const profile = await publicProfile(params.id)
    return answer(await serialize(PublicProfileTransformer.transform(profile, !!auth.user)))
  }
}
