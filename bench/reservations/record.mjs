/* Loaded before the API: writes down what SQLite's driver or PostgreSQL's is asked, in order, from SIGUSR2 on. */
import { appendFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../api/package.json', import.meta.url))
let isRecording = false
process.on('SIGUSR2', () => (isRecording = true))

function note(sql, values) {
  if (!isRecording) return
  appendFileSync(process.env.RECORD, `${JSON.stringify({ sql, values: values ?? [] })}\n`)
}

if (process.env.DATABASE_URL) {
  const { Client } = require('pg')
  const query = Client.prototype.query
  Client.prototype.query = function (config, values, ...more) {
    note(config?.text ?? config, config?.values ?? (Array.isArray(values) ? values : []))
    return query.call(this, config, values, ...more)
  }
} else {
  const { Database } = require('sqlite3')
  for (const name of ['all', 'run', 'get', 'each']) {
    const asked = Database.prototype[name]
    Database.prototype[name] = function (sql, values, ...more) {
      note(sql, Array.isArray(values) ? values : [])
      return asked.call(this, sql, values, ...more)
    }
  }
}
