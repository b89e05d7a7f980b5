import { defineConfig } from '@adonisjs/core/bodyparser'

/** Of a form with files, in bytes: eight photos of 5 MB fit. */
export const LARGEST_FORM = 45 * 1024 * 1024

/** The largest JSON is a property. */
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
    limit: LARGEST_FORM,
    fieldsLimit: '100kb',
    maxFields: 200,
    types: ['multipart/form-data'],
  },
})

export default bodyParserConfig
