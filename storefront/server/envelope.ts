import type { ServerResponse } from 'node:http'

export function sendFailure(res: ServerResponse, status: number, code: string, message: string) {
  if (res.headersSent) {
    res.destroy()
    return
  }
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  res.end(JSON.stringify({ success: false, message, code }))
}
