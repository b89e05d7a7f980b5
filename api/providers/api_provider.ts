import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'

class ApiSerializer extends BaseSerializer<{ Wrap: undefined }> {
  wrap: undefined = undefined

  definePaginationMetaData(): never {
    throw new Error('Lists carry their pagination through answer(), see app/http/answer.ts')
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Plain data of a resource; `answer()` adds the envelope. */
    serialize: ApiSerializer['serializeWithoutWrapping']
  }
}

const serializer = new ApiSerializer()

HttpContext.instanceProperty('serialize', function (this: HttpContext, values: unknown) {
  return serializer.serializeWithoutWrapping(values, this.containerResolver)
} as HttpContext['serialize'])
