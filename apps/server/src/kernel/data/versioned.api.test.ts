import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startCtx } from '#test/harness.ts'
import { updateVersioned } from './versioned.ts'

const hours = (ctx: Ctx, key: { id: string; version: number }, workHours: number) =>
  atomic(ctx, (ctx) =>
    updateVersioned(ctx, device, key, {
      set: { workHours },
      async read() {
        const [row] = await ctx.db.select().from(device).where(eq(device.id, key.id))
        return row && { version: row.version, workHours: row.workHours }
      },
    }),
  )

it('of two changes of one version the second is refused with the record as it is now', async () => {
  await using server = await startCtx()
  const { id, version } = await aListedDevice(server.ctx)
  const results = await Promise.allSettled(
    [100, 200, 300].map((given) => hours(server.ctx, { id, version }, given)),
  )
  const made = results.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []))
  const refused = results.flatMap((r) => (r.status === 'rejected' ? [r.reason as unknown] : []))
  expect(made).toMatchObject([{ version: version + 1 }])
  const current = { version: version + 1, workHours: made[0]?.workHours }
  expect(refused).toMatchObject([{ current }, { current }])
  const unknown = hours(server.ctx, { id: '0192f000-0000-7000-8000-00000000bbbb', version }, 1)
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})
