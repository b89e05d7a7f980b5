import { configPkg } from '@adonisjs/eslint-config'
import { formattedElsewhere } from '../eslint.shared.js'

export default configPkg(formattedElsewhere)
