/* Ends with code 0 when an address answers well: the health check of containers. Plain Node 20. */
const { ok } = await fetch(process.argv[2]).catch(() => ({ ok: false }))
process.exit(ok ? 0 : 1)
