import type { QueueManagerConfig, ScheduleData } from '@adonisjs/queue/types'

type Adapters = QueueManagerConfig['adapters']

/**
 * A worker moves a schedule on before it queues the job: where that fails, a daily run would be lost, so that it is put back.
 * @boringnode/queue 0.6.0, no issue known; it goes when both are one transaction there (ADR 0025).
 */
export function keepRuns(adapters: Adapters): Adapters {
  return Object.fromEntries(
    Object.entries(adapters).map(([name, make]) => [name, () => withRunsKept(make())])
  )
}

function withRunsKept(adapter: ReturnType<Adapters[string]>) {
  const claimDueSchedule = adapter.claimDueSchedule.bind(adapter)
  const pushOn = adapter.pushOn.bind(adapter)
  let claimed: ScheduleData | null = null
  adapter.claimDueSchedule = async () => (claimed = await claimDueSchedule())
  adapter.pushOn = (queue, job) =>
    pushOn(queue, job).catch(async (error: unknown) => {
      if (claimed && claimed.payload === job.payload)
        await adapter.updateSchedule(claimed.id, { nextRunAt: claimed.nextRunAt })
      throw error
    })
  return adapter
}
