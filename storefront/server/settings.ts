import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Also when running from the build. */
const root = new URL(import.meta.url.includes('/build/door/') ? '../../' : '../', import.meta.url)
const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? 'localhost'
const streets = process.env.MAP_PMTILES ?? ''
const streetsAreFar = /^https?:/.test(streets)

export const settings = {
  production: process.env.NODE_ENV === 'production',
  port,
  host,
  appUrl: new URL(process.env.APP_URL ?? `http://localhost:${port}`),
  apiUrl: `http://127.0.0.1:${process.env.API_PORT ?? 3333}`,
  backOfficeDevUrl: `http://localhost:${process.env.BACKOFFICE_PORT ?? 5174}`,
  trustedProxies: (process.env.TRUSTED_PROXIES ?? 'loopback').split(',').map((name) => name.trim()),
  storefrontRoot: fileURLToPath(root),
  clientBuild: fileURLToPath(new URL('build/client', root)),
  serverBuild: new URL('build/server/index.js', root).href,
  backOfficeBuild: fileURLToPath(new URL('../backoffice/dist', root)),
  /** Tile template of Leaflet; empty for the built-in outline of Kenya. */
  mapTiles: process.env.MAP_TILES_URL ?? '',
  /** An archive of streets by its address elsewhere, or as a file of ours; both empty without one. */
  mapStreets: streetsAreFar ? streets : '',
  mapFile: streets && !streetsAreFar ? resolve(fileURLToPath(root), '..', streets) : '',
  /** Attribution that the tiles' licence requires. */
  mapAttribution: process.env.MAP_ATTRIBUTION ?? '© OpenStreetMap contributors',
  /** Opens `GET /metrics` to whoever bears it; empty without one. */
  metricsToken: process.env.METRICS_TOKEN ?? '',
  /** Where spans go, which the exporter reads by itself (ADR 0072). */
  traces: process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '',
  /** Visitors' pages are kept for seconds (ADR 0044). */
  keepsPages: process.env.KEPT_PAGES !== 'off',
  /** How long a stopping server waits for open connections, in ms. */
  stopGrace: 10_000,
}
