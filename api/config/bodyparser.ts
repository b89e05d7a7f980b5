import { defineConfig } from '@adonisjs/core/bodyparser'

/** The largest JSON is a property; eight photos of 5 MB fit the multipart limit. */
const bodyParserConfig = defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
    limit: '100kb',
  },
  json: { convertEmptyStringsToNull: true, types: ['application/json'], limit: '100kb' },
  multipart: {
    /** Routes read files after authentication (upload_middleware). */
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
