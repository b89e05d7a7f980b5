import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiAddress } from '@makao/api/api-address'
import { environment, storefrontFolder as root } from './environment.ts'

const port = Number(environment.PORT ?? 3000)
const host = environment.HOST ?? 'localhost'
const streets = environment.MAP_PMTILES ?? ''
const streetsAreFar = /^https?:/.test(streets)

export const settings = {
  production: environment.NODE_ENV === 'production',
  port,
  host,
  appUrl: new URL(environment.APP_URL ?? `http://localhost:${port}`),
  apiUrl: apiAddress(environment),
  backOfficeDevUrl: `http://localhost:${environment.BACKOFFICE_PORT ?? 5174}`,
  trustedProxies: (environment.TRUSTED_PROXIES ?? 'loopback').split(',').map((name) => name.trim()),
  storefrontRoot: fileURLToPath(root),
  clientBuild: fileURLToPath(new URL('build/client', root)),
  serverBuild: new URL('build/server/index.js', root).href,
  backOfficeBuild: fileURLToPath(new URL('../backoffice/dist', root)),
  /** Where front doors share the built files of the last day (ADR 0096). */
  assetsPath: resolve(
    fileURLToPath(root),
    '..',
    environment.ASSETS_PATH ?? join(environment.STORAGE_PATH ?? 'api/storage', 'assets')
  ),
  /** Tile template of Leaflet; empty for the built-in outline of Kenya. */
  mapTiles: environment.MAP_TILES_URL ?? '',
  /** An archive of streets by its address elsewhere, or as a file of ours; both empty without one. */
  mapStreets: streetsAreFar ? streets : '',
  mapFile: streets && !streetsAreFar ? resolve(fileURLToPath(root), '..', streets) : '',
  /** Attribution that the tiles' licence requires. */
  mapAttribution: environment.MAP_ATTRIBUTION ?? '© OpenStreetMap contributors',
  /** Opens `GET /metrics` to whoever bears it; empty without one. */
  metricsToken: environment.METRICS_TOKEN ?? '',
  /** Where several front doors share when something was written; empty without one. */
  redisUrl: environment.REDIS_URL ?? '',
  /** Where spans go, which the exporter reads by itself (ADR 0072). */
  traces: environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? '',
  /** Visitors' pages are kept for seconds (ADR 0044). */
  keepsPages: environment.KEPT_PAGES !== 'off',
  /** How long a stopping server waits for open connections, in ms. */
  stopGrace: 10_000,
}
