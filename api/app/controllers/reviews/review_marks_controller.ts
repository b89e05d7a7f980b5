import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import { marksAmong } from '#queries/reviews/marks_among'
import { reviewMarksValidator } from '#validators/review'

export default class ReviewMarksController {
  async index({ auth, request }: HttpContext) {
    const { reviews } = await request.validateUsing(reviewMarksValidator, {
      data: queryOf(request),
    })
    return answer(await marksAmong(auth.getUserOrFail().id, reviews))
  }
}
