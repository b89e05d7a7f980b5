import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { contractingIn } from '#tests/helpers/contracting'

/**
 * Migrations that take away what the release before the last one needed, and why the last one does not: each one release after the
 * code that needed it (ADR 0097). Emptied at a release.
 */
const CONTRACTING: Record<string, string> = {}

const release: { commit: string; migration: string } = JSON.parse(
  readFileSync(app.makePath('database/last_release.json'), 'utf8')
)

async function migrations() {
  const files = await readdir(app.migrationsPath())
  return files.map((file) => file.replace('.ts', '')).sort()
}

const sourceOf = (name: string) => readFile(join(app.migrationsPath(), `${name}.ts`), 'utf8')

const migration = (up: string, down = '') => `export default class extends BaseSchema {
  async up() {
    ${up}
  }

  async down() {
    ${down}
  }
}
`

test.group('Migrations since the last release', () => {
  test('follow one that is there', async ({ assert }) => {
    assert.include(await migrations(), release.migration)
    assert.match(release.commit, /^[\da-f]{40}$/)
  })

  test('take nothing away that its code needs', async ({ assert }) => {
    const found: Record<string, string[]> = {}
    for (const name of await migrations()) {
      if (name <= release.migration) continue
      const places = contractingIn(await sourceOf(name))
      if (places.length > 0) found[name] = places
    }
    const named = Object.keys(CONTRACTING)
    assert.deepEqual(
      Object.entries(found).filter(([name]) => !named.includes(name)),
      [],
      'Expand first: what this takes away goes one release after the code that needs it (CONTRIBUTING.md)'
    )
    assert.containSubset(Object.keys(found), named, 'Only what takes something away is named')
  })
})

test.group('A migration takes something away', () => {
  test('by "{$self}"')
    .with([
      "this.schema.dropTable('likes')",
      "this.schema.renameTable('likes', 'hearts')",
      "this.schema.alterTable('likes', (table) => {\n      table.dropColumn('note')\n    })",
      "this.schema.alterTable('likes', (table) => {\n      table.renameColumn('note', 'text')\n    })",
      "this.schema.alterTable('likes', (table) => {\n      table.dropNullable('note')\n    })",
      "this.schema.alterTable('likes', (table) => {\n      table.string('note').notNullable()\n    })",
      "this.schema.alterTable('likes', (table) => {\n      table\n        .string('note', 3)\n        .notNullable()\n        .index()\n    })",
      "this.schema.raw('ALTER TABLE likes DROP COLUMN note')",
      "this.schema.raw('alter table likes rename column note to text')",
      "this.schema.raw('alter table likes rename note to text')",
      "this.schema.raw('DROP TABLE likes')",
      "this.schema.raw('ALTER TABLE likes ADD COLUMN note text NOT NULL')",
      "this.schema.raw('ALTER TABLE likes ALTER COLUMN note SET NOT NULL')",
    ])
    .run(({ assert }, up) => {
      assert.isNotEmpty(contractingIn(migration(up)))
    })

  test('not by "{$self}"')
    .with([
      "this.schema.createTable('likes', (table) => {\n      table.string('note').notNullable()\n    })",
      "this.schema.alterTable('likes', (table) => {\n      table.string('note').notNullable().defaultTo('')\n    })",
      "this.schema.alterTable('likes', (table) => {\n      table.string('note').nullable()\n    })",
      "this.schema.alterTable('likes', (table) => {\n      table\n        .string('note')\n        .notNullable()\n        .defaultTo('')\n    })",
      "this.schema.raw('DROP INDEX likes_note')",
      "this.schema.raw('ALTER TABLE likes ADD COLUMN note text NULL')",
      "this.schema.raw('ALTER TABLE likes ADD COLUMN note int NOT NULL DEFAULT 0')",
      "this.schema.raw('CREATE INDEX likes_told ON likes (id) WHERE note IS NOT NULL')",
      '/* It has no need to drop table likes. */',
    ])
    .run(({ assert }, up) => {
      assert.isEmpty(
        contractingIn(migration(up, "this.schema.raw('ALTER TABLE likes DROP COLUMN note')"))
      )
    })
})
