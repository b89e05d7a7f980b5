import { BaseSchema } from '@adonisjs/lucid/schema'

/** A digest of the network a device was last seen in: while an account is under attack, its owner gets in from there. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('known_devices', (table) => {
      table.string('network', 64).nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE known_devices DROP COLUMN network')
  }
}
