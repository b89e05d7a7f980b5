import { createRequire } from 'node:module'

/** Takes everything out of a PostgreSQL database that was given for measuring: its name has to say so. */
export async function emptied(url) {
  if (!/bench/.test(new URL(url).pathname)) {
    throw new Error('DATABASE_URL is emptied here: give a database with "bench" in its name')
  }
  const pg = createRequire(new URL('../../api/package.json', import.meta.url))('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.end()
}
