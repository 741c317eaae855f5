import { randomUUID } from 'node:crypto'
import { deviceExportEndpoints } from '@ironsouq/contract/machines/device-export/device-export.endpoints'
import { expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { aRow, csvOf, startImports } from '#test/imports.ts'
import { expireDeviceExports } from './device-export.service.ts'

const { ask, detail } = deviceExportEndpoints

it('machines of a filter are exported as CSV, and the file can be imported again [BO-3]', async () => {
  await using imports = await startImports()
  const { ctx } = imports.server
  await imports.imported(csvOf([aRow(1), aRow(2), aRow(3)]))
  await ctx.db.update(device).set({ note: '=HYPERLINK("http://evil.example")', noteLocale: 'en' })
  const asked = await imports.call(ask, {
    body: { filter: { seller: ['seven-dunes'] }, format: 'csv' },
  })
  expect(asked).toMatchObject({ state: 'asked', rowsTotal: 3, url: null })
  await imports.server.work()
  const query = { exportId: asked.exportId }
  const ready = await imports.call(detail, { query })
  expect(ready).toMatchObject({ state: 'ready', rowsDone: 3 })
  const reply = await fetch(ready.url ?? '')
  const file = await reply.bytes()
  const text = Buffer.from(file).toString()
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK`)
  const again = await imports.checked(file)
  expect(again).toMatchObject({ state: 'checked', counts: { total: 3, unchanged: 3, faulty: 0 } })
  const stranger = imports.server.client({
    bearer: await imports.server.tokenFor({
      audience: 'staff',
      id: randomUUID(),
      permissions: ['device.export'],
    }),
  })
  await expect(stranger(detail, { query })).rejects.toMatchObject({ status: 404 })
  imports.turnTo(25 * 60)
  await expireDeviceExports(ctx)
  expect(await imports.call(detail, { query })).toMatchObject({ state: 'expired', url: null })
  expect(await imports.keys('device-export/')).toEqual([])
})
