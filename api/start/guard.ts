/* Refuses a production start with unsafe settings, before anything is opened (bin/server.ts). */
import { installation } from '#config/installation'
import { unsafeDemo, unsafeSettings } from '#services/production_guard'
import { refuseStart } from '#start/refuse_start'

const { isDemo, isProduction, settings } = installation

if (isProduction) {
  const found = (isDemo ? unsafeDemo : unsafeSettings)(settings)
  if (found.length > 0) refuseStart(found)
}
