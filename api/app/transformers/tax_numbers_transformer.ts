import { BaseTransformer } from '@adonisjs/core/transformers'
import { NO_TAX_NUMBERS } from '#domain/kenya/tax_numbers'
import type User from '#models/user'
import { openTaxNumbers } from '#services/sealed_details'

/** By what the authorities know a host, for the host. */
export default class TaxNumbersTransformer extends BaseTransformer<User> {
  toObject() {
    return openTaxNumbers(this.resource.taxNumbers) ?? NO_TAX_NUMBERS
  }
}
