import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import PropertyImage from '#models/property_image'
import { acceptPhoto } from '#services/photos/photo_store'
import { day } from '#tests/helpers/days'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { photographAsJpeg, uploadsPath } from '#tests/helpers/pictures'
import { ServerProcess } from '#tests/helpers/server_process'

export const BACKUP_KEY = 'drill-only-key-that-seals-nothing-real-42'

/** A guest's booking of a place with a photo. */
export async function aMarketplace() {
  const guest = await UserFactory.create()
  const property = await PropertyFactory.create()
  const source = await photographAsJpeg({ width: 400, height: 300 })
  const photo = await acceptPhoto(source, { kind: 'properties' })
  await PropertyImage.create({ ...photo, propertyId: property.id, isPrimary: false, position: 9 })
  const stay = { guestId: guest.id, propertyId: property.id, checkIn: day(10), checkOut: day(12) }
  const before = await BookingFactory.merge(stay).create()
  return { guest, property, photo, before }
}

/** An installation with nothing in it, on this run's engine. */
export async function another(changes: NodeJS.ProcessEnv = {}) {
  if (!drillUrl) return ServerProcess.prepare({ BACKUP_KEY, ...changes })
  await dropDrill()
  await db.rawQuery(`create database ${drillUrl.pathname.slice(1)}`)
  return ServerProcess.prepare({ BACKUP_KEY, DATABASE_URL: drillUrl.href, ...changes })
}

export const drillUrl = process.env.DATABASE_URL ? new URL(process.env.DATABASE_URL) : null
if (drillUrl) drillUrl.pathname += '_drill'

export async function dropDrill() {
  if (drillUrl)
    await db.rawQuery(`drop database if exists ${drillUrl.pathname.slice(1)} with (force)`)
}

/** A group of drills, each of which begins without photos and has a folder of its own for backups. @returns the folder of the drill that runs */
export function drills(group: Group) {
  let folder: string
  group.tap((one) => one.skip(hasNoProgram, 'There is no pg_dump'))
  inEmptyDatabase(group)
  group.teardown(dropDrill)
  group.each.setup(() => rm(uploadsPath, { recursive: true, force: true }))
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'makao-backups-'))
    return () => rm(folder, { recursive: true })
  })
  return () => folder
}

/** PostgreSQL's own, which a machine with nothing but Node has not. */
const PROGRAM = 'pg_dump'

const hasNoProgram = () =>
  drillUrl !== null && !process.env.CI && spawnSync(PROGRAM, ['--version']).error !== undefined
