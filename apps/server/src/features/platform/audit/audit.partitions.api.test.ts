import { expect, it } from 'vitest'
import { systemActing } from '#kernel/data/audit-entries.ts'
import { audited } from '#kernel/data/audit.ts'
import { startCtx } from '#test/harness.ts'
import { checkChain } from './audit.check.service.ts'
import { makeAuditPartitions } from './audit.partitions.job.ts'

it('has a partition for each month ahead, and no command fails without one [BO-4]', async () => {
  await using server = await startCtx()
  const { ctx, pool } = server
  const write = () =>
    audited(ctx, systemActing('command test'), async (ctx) => ctx.audit('thing', '1', 1, 2))
  const partitions = async () => {
    const { rows } = await pool.query<{ name: string }>(
      'select tableoid::regclass::text as name from audit_log order by seq',
    )
    return rows.map(({ name }) => name)
  }
  await server.storage.ensure()
  server.turnClock('2031-05-31T23:59:59Z')
  await write()
  await makeAuditPartitions.run(ctx)
  await makeAuditPartitions.run(ctx)
  server.turnClock('2031-06-01T00:00:00Z')
  await write()
  server.turnClock('2031-08-31T23:59:59Z')
  await write()
  expect(await partitions()).toEqual([
    'audit_log_default',
    'audit_log_2031_06',
    'audit_log_2031_08',
  ])
  expect(await checkChain(ctx)).toMatchObject({ faultCount: 0, lastSeq: 3n })
  for (const change of ['delete from', 'truncate'])
    await expect(pool.query(`${change} audit_log_2031_06`)).rejects.toThrow('append-only')
})
