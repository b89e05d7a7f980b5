import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/*
 * What this process counts (ADR 0052). Labels come from our own lists (patterns of routes, codes, actions, names of jobs), never
 * from a request: neither people nor strangers' addresses are among them.
 */
export const registry = new Registry()
const registers = [registry]

/** Seconds: from a kept page to an upload over a slow line. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30]

export const requests = new Histogram({
  name: 'makao_http_request_duration_seconds',
  help: 'Answers of the API by the pattern of their route, from the first byte read to the last one sent',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
})

export const refusals = new Counter({
  name: 'makao_refusals_total',
  help: 'Requests refused or failed, by the code the client was told',
  labelNames: ['code'] as const,
  registers,
})

export const changes = new Counter({
  name: 'makao_changes_total',
  help: 'What happened to bookings, payments and other records, by the action in the audit log',
  labelNames: ['action'] as const,
  registers,
})

export const statements = new Histogram({
  name: 'makao_statement_duration_seconds',
  help: 'Statements of the database by their kind',
  labelNames: ['kind', 'outcome'] as const,
  buckets: STATEMENT_BUCKETS,
  registers,
})

export const jobRuns = new Histogram({
  name: 'makao_job_duration_seconds',
  help: 'Runs of jobs in this process: completed, failed for good, or to be tried again (retrying)',
  labelNames: ['job', 'outcome'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
})

export const jobs = new Gauge({
  name: 'makao_jobs',
  help: 'Jobs by their queue and state',
  labelNames: ['queue', 'state'] as const,
  registers,
})

export const oldestJob = new Gauge({
  name: 'makao_oldest_job_seconds',
  help: 'For how long the oldest job or schedule of a queue that is due has waited',
  labelNames: ['queue'] as const,
  registers,
})

export const photoWork = new Histogram({
  name: 'makao_photo_duration_seconds',
  help: 'Work of this process on a photo once its turn has come: an upload, or its sizes (variants); refused is no fault of ours',
  labelNames: ['work', 'outcome'] as const,
  buckets: REQUEST_BUCKETS,
  registers,
})

export const photoJobs = new Gauge({
  name: 'makao_photo_jobs',
  help: 'Photos whose sizes are to be made, by the state of their job',
  labelNames: ['state'] as const,
  registers,
})

export const payments = new Gauge({
  name: 'makao_payments',
  help: 'Payments under way and refunds that are due, by their status; what came of others is in makao_changes_total',
  labelNames: ['status'] as const,
  registers,
})

/** Of a replica: an installation without one has no such figures, which would tell of one that is away. */
const ofReplica = { registers: [] }

export const strangersReads = new Counter({
  name: 'makao_strangers_reads_total',
  help: 'Statements of what is read without a session, by the server of PostgreSQL that answered',
  labelNames: ['server'] as const,
  ...ofReplica,
})

export const replicaLag = new Gauge({
  name: 'makao_replica_lag_seconds',
  help: 'For how long the oldest change has waited that the replica has not',
  ...ofReplica,
})

export const replicaAnswers = new Gauge({
  name: 'makao_replica_answers',
  help: '1 while the replica is asked, 0 while it is left out',
  ...ofReplica,
})
