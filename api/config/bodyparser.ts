import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Small bodies only: the biggest legitimate JSON is a property with its description. Eight photos of 5 MB
 * and their fields fit the multipart limit.
 */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
    limit: '100kb',
  },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '100kb' },
  multipart: {
    /** Files are read by the routes that take them, once they know who sends them (upload_middleware). */
    autoProcess: false,
    convertEmptyStringsToNull: true,
    processManually: [],
    limit: '45mb',
    fieldsLimit: '100kb',
    maxFields: 200,
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
