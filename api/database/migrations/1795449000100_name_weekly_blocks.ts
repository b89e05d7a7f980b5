import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which nights were blocked together by weekdays, so that they are freed together. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('ALTER TABLE booking_nights ADD COLUMN block_id varchar(36) NULL')
  }

  async down() {
    this.schema.raw('ALTER TABLE booking_nights DROP COLUMN block_id')
  }
}
