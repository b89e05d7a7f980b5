import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

let text: string | undefined

export function openApiText() {
  text ??= JSON.stringify(
    JSON.parse(readFileSync(app.makePath('resources/openapi/openapi.json'), 'utf8'))
  )
  return text
}
