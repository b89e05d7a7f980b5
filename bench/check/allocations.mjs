import { Session } from 'node:inspector/promises'

/** Bytes between two samples, on average. */
const EVERY = 512

/** The caller's side of a request, in this process. */
const OURS = /^node:internal\/deps\/undici|\/bench\//

/** Until compiled code allocates what it will go on allocating. */
const WARM = 60
const MEASURED = 60

/**
 * What the API allocates for one call, by samples: garbage counts as well, since somebody has to collect it.
 * @param ask makes the call
 * @returns kilobytes
 */
export async function allocatedBy(ask) {
  for (let call = 0; call < WARM; call++) await ask()
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: EVERY,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  for (let call = 0; call < MEASURED; call++) await ask()
  const { profile } = await session.post('HeapProfiler.stopSampling')
  session.disconnect()
  return bytesBelow(profile.head) / MEASURED / 1000
}

function bytesBelow({ callFrame, children, selfSize }) {
  const own = OURS.test(callFrame.url) ? 0 : selfSize
  return children.reduce((sum, child) => sum + bytesBelow(child), own)
}
