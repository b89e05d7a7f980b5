import type { HttpContext } from '@adonisjs/core/http'
import { openApiText } from '#services/openapi/document'

export default class DocumentsController {
  show({ response }: HttpContext) {
    response.header('Content-Type', 'application/json; charset=utf-8')
    return response.send(openApiText())
  }
}
