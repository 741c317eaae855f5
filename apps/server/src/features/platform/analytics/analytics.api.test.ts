import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { analyticsEndpoints } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { countVisits } from '#features/platform/traffic/traffic.service.ts'
import { registry } from '#features/registry.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { poolOf } from '#kernel/work/worker-pools.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { EMAIL_TASKS, INDEX_TASK } from './analytics.work.projection.ts'

const view = (day: string, page: string, language: string, visitor: string | null) => ({
  day,
  page,
  language,
  visitor,
  referrer: 'search' as const,
})

it('knows the task of the index', () => {
  expect(registry.consumers.map(({ name }) => name)).toContain(INDEX_TASK)
})

it('knows the tasks that send emails', () => {
  const sending = registry.consumers.filter((each) => ['codes', 'email'].includes(poolOf(each)))
  expect(sending.map(({ name }) => name).toSorted()).toEqual(Object.keys(EMAIL_TASKS).toSorted())
})

describe('the figures of the back office', () => {
  it('show views by day, source and language, and the way to an inquiry [AP-16]', async () => {
    await using server = await startServer()
    const call = server.client({ bearer: await server.staffToken(['analytics.read']) })
    await countVisits(server.ctx, [
      view('2026-11-14', '/:lang', 'en', '0123456789abcdef'),
      view('2026-11-14', '/:lang/device-detail/:deviceId', 'en', '0123456789abcdef'),
      view('2026-11-12', '/:lang/device-list', 'ar', null),
      view('2026-11-05', '/:lang', 'ar', null),
    ])
    const buyer = await aSignedInMember(server)
    const asked = { submissionId: randomUUID(), subject: 'A grader', content: 'Is it for sale?' }
    await buyer.call(inquiryEndpoints.submit, { body: asked })
    const traffic = await call(analyticsEndpoints.traffic, { query: { days: 7 } })
    expect(traffic.days).toHaveLength(7)
    expect(traffic.days.at(-1)).toEqual({
      day: '2026-11-14',
      views: 2,
      viewsBefore: 0,
      visitors: 1,
    })
    expect(traffic.days.find(({ day }) => day === '2026-11-12')?.viewsBefore).toBe(1)
    expect(traffic).toMatchObject({
      views: 3,
      viewsBefore: 1,
      sources: [{ source: 'search', views: 3 }],
      languages: [
        { language: 'en', views: 2 },
        { language: 'ar', views: 1 },
      ],
      funnel: { views: 3, listPages: 1, machinePages: 1, inquiries: 1, viewings: 0 },
    })
    const arabic = await call(analyticsEndpoints.traffic, { query: { days: 7, language: 'ar' } })
    expect(arabic).toMatchObject({
      views: 1,
      viewsBefore: 1,
      funnel: { machinePages: 0, inquiries: 0 },
    })
    expect(arabic.days.at(-1)?.visitors).toBeNull()
  })

  it('show the listed machines by age and grade [BO-2]', async () => {
    await using server = await startServer()
    const call = server.client({ bearer: await server.staffToken(['analytics.read']) })
    await aListedDevice(server.ctx)
    await server.ctx.db
      .update(device)
      .set({ listedAt: new Date('2026-10-01T00:00:00Z'), grade: 'B', quality: 40 })
    const { id } = await aListedDevice(server.ctx, { listedAt: new Date('2026-11-13T23:00:00Z') })
    await server.ctx.db.update(device).set({ quality: 100 }).where(eq(device.id, id))
    const { total, ages, qualities, listedOn } = await call(analyticsEndpoints.stock, {})
    expect(total).toBe(2)
    expect(qualities.map((each) => each.total)).toEqual([0, 1, 1])
    expect(listedOn).toHaveLength(14)
    expect(listedOn.at(-2)).toEqual({ day: '2026-11-13', count: 1 })
    expect(ages.map((age) => [age.fromDays, age.total])).toEqual([
      [0, 1],
      [31, 1],
      [61, 0],
      [91, 0],
      [181, 0],
    ])
    expect(ages[1]?.grades).toContainEqual({ grade: 'B', count: 1 })
  })

  it('show how long the oldest change waits for the index, also after a failed attempt [BO-2]', async () => {
    await using server = await startServer()
    await server.pool.query(`select graphile_worker.add_job($1)`, [INDEX_TASK])
    await server.pool.query(`update graphile_worker._private_jobs
      set created_at = now() - interval '90 seconds', attempts = 3, run_at = now() + interval '1 hour'`)
    const call = server.client({ bearer: await server.staffToken(['analytics.read']) })
    const { indexLagSeconds } = await call(analyticsEndpoints.jobs, {})
    expect(Math.round(indexLagSeconds / 10)).toBe(9)
  })

  it('show emails by day and kind: sent, failed and waiting [BO-2]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const body = { subject: 'Subject', preview: '', heading: '', parts: [], reason: '' }
    const email = {
      kind: 'viewing',
      to: `${randomUUID()}@yard.example`,
      locale: 'en',
      body,
    } as const
    await sendEmail(ctx, { ...email, messageId: randomUUID() })
    const refusing = { ...ctx, mail: { send: () => Promise.reject(new Error('no answer')) } }
    const refused = sendEmail(refusing, { ...email, messageId: randomUUID() })
    await expect(refused).rejects.toThrow('no answer')
    await server.pool.query(`select graphile_worker.add_job('viewing.email-yard-booked')`)
    const call = server.client({ bearer: await server.staffToken(['analytics.read']) })
    const { days, kinds } = await call(analyticsEndpoints.emails, { query: { days: 7 } })
    expect(days.at(-1)).toEqual({ day: '2026-11-14', sent: 1, failed: 1 })
    expect(days).toHaveLength(7)
    expect(kinds.filter(({ sent, waiting }) => sent + waiting > 0)).toEqual([
      { kind: 'viewing', sent: 1, failed: 1, waiting: 1 },
    ])
  })

  it('show failed jobs, which staff with the permission run again [BO-2]', async () => {
    await using server = await startServer()
    const { pool } = server
    await pool.query(`select graphile_worker.add_job('thing.fail', max_attempts => 1)`)
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = 'no answer'`,
    )
    const reader = server.client({ bearer: await server.staffToken(['analytics.read']) })
    const failed = {
      task: 'thing.fail',
      waiting: 0,
      failed: 1,
      lagSeconds: 0,
      lastError: 'no answer',
    }
    expect((await reader(analyticsEndpoints.jobs, {})).tasks).toEqual([failed])
    const retry = { body: { task: 'thing.fail' } }
    await expect(reader(analyticsEndpoints.retryJobs, retry)).rejects.toMatchObject({ status: 403 })
    const call = server.client({ bearer: await server.staffToken(['job.retry']) })
    expect(await call(analyticsEndpoints.retryJobs, retry)).toEqual({ retried: 1 })
    expect((await reader(analyticsEndpoints.jobs, {})).tasks).toMatchObject([
      { waiting: 1, failed: 0 },
    ])
  })
})
