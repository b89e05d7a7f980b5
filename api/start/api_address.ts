type Given = { API_URL?: string; API_HOST?: string; API_PORT?: string | number }

/** Where whoever does not serve the API finds it, without a trailing slash: at `API_URL`, else where it listens. */
export const apiAddress = ({ API_URL, API_HOST, API_PORT }: Given) =>
  (API_URL ?? `http://${nameOf(API_HOST ?? '127.0.0.1')}:${API_PORT ?? 3333}`).replace(/\/$/, '')

/** An interface as an address names it: whoever listens on all of them is found on this machine. */
function nameOf(host: string) {
  if (['0.0.0.0', '::'].includes(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
