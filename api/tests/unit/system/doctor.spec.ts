import { test } from '@japa/runner'
import { judgeBackupAge, judgeClock, judgeLag, judgeQueue } from '#queries/system/doctor/judge_data'
import { judgeSpace } from '#queries/system/doctor/judge_machine'
import { judgeCertificate } from '#queries/system/doctor/judge_outside'
import { judgeBackupKey, judgeSettings } from '#queries/system/doctor/judge_settings'
import { found } from '#queries/system/doctor/finding'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const GIB = 2 ** 30

const jobs = { pending: 3, active: 0, delayed: 0, failed: 0, oldestSeconds: 0 }
const levels = (findings: { level: string }[]) => findings.map(({ level }) => level)

test.group('Doctor', () => {
  test('settings that a start would refuse are failures in production, and to think about elsewhere', ({
    assert,
  }) => {
    const own = { mailFrom: 'karibu@makao.example', supportEmail: 'support@makao.example' }
    const settings = { appKey: 'a'.repeat(40), mailer: 'smtp', ...own } as never
    const inProduction = judgeSettings({ isDemo: false, isProduction: true, settings })
    const elsewhere = judgeSettings({ isDemo: false, isProduction: false, settings })
    const about = (findings: typeof elsewhere) =>
      findings.filter((finding) => finding.about === 'Settings')
    assert.deepEqual(levels(about(inProduction)), ['failure', 'failure', 'failure'])
    assert.deepEqual(levels(about(elsewhere)), ['warning', 'warning', 'warning'])
    assert.match(inProduction[0].says, /^APP_KEY can be guessed/)
  })

  test('a replica that is never asked is a failure, one that is away or behind to think about', ({
    assert,
  }) => {
    const findings = [
      judgeLag({ unfit: null, lacks: 0 }),
      judgeLag({ unfit: null, lacks: 3 * 2 ** 20 }),
      judgeLag({ unfit: null, lacks: null }),
      judgeLag({ unfit: 'it is no standby', lacks: 0 }),
    ]
    assert.deepEqual(levels(findings), ['good', 'warning', 'warning', 'failure'])
    assert.match(findings[1].says, /3 MiB behind/)
  })

  test('a key of backups is strong, or seals nothing', ({ assert }) => {
    assert.equal(judgeBackupKey(null).level, 'warning')
    assert.equal(judgeBackupKey('x'.repeat(40)).level, 'failure')
    assert.equal(judgeBackupKey('kJ8s2Lq0vN4xT7bW1cY5zR9mP3hD6gF_').level, 'good')
  })

  test('little space warns, hardly any fails', ({ assert }) => {
    assert.equal(judgeSpace(0.4 * GIB).level, 'failure')
    assert.equal(judgeSpace(1.9 * GIB).level, 'warning')
    assert.equal(judgeSpace(2 * GIB).level, 'good')
  })

  test('a clock half a minute off, either way, fails', ({ assert }) => {
    assert.equal(judgeClock(30_000).level, 'good')
    for (const apart of [30_001, -30_001]) assert.equal(judgeClock(apart).level, 'failure')
  })

  test('a job that waits for five minutes has no worker', ({ assert }) => {
    assert.equal(judgeQueue({ ...jobs, oldestSeconds: 200 }, []).level, 'good')
    assert.equal(judgeQueue({ ...jobs, failed: 1 }, []).level, 'warning')
    const queues = [
      { name: 'default', oldestSeconds: 2 },
      { name: 'payments', oldestSeconds: 300 },
    ]
    const slow = judgeQueue({ ...jobs, oldestSeconds: 300 }, queues)
    assert.equal(slow.level, 'failure')
    assert.include(slow.says, 'in the queue “payments”')
  })

  test('a backup is due every day, a certificate before it ends', ({ assert }) => {
    assert.equal(judgeBackupAge(25 * HOUR, '').level, 'good')
    assert.equal(judgeBackupAge(26 * HOUR, '').level, 'warning')
    assert.match(judgeBackupAge(null, '').says, /npm run backup/)
    assert.equal(judgeCertificate(-DAY).level, 'failure')
    assert.equal(judgeCertificate(10 * DAY).level, 'warning')
    assert.equal(judgeCertificate(60 * DAY).level, 'good')
  })

  test('what cannot be looked at fails with the reason', async ({ assert }) => {
    const [finding] = await found('Disk', () => Promise.reject(new Error('no such disk')))
    assert.equal(finding.level, 'failure')
    assert.include(finding.says, 'no such disk')
  })
})
