import { createRequire } from 'node:module'

/** @returns the rows of a statement on PostgreSQL */
export async function query(url, statement, values) {
  const { Client } = createRequire(new URL('../../api/package.json', import.meta.url))('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(statement, values)
    return rows
  } finally {
    await client.end()
  }
}
