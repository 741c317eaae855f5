import { device, devicePicture } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { startUploads } from '@ironsouq/server/test/uploads.ts'
import { asc, eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { demoMachines } from '../machines.ts'
import { galleryScenes } from '../scenes.ts'
import { seedPictures } from './pictures.ts'
import { seedDemo } from './seed.ts'

const FEW = { machines: 6, pictured: 3, galleries: 0, onRequest: true, listings: 0, films: false }

describe('the pictures of seeded machines', { timeout: 120_000 }, () => {
  it('are all known when setup ends, with a placeholder of the first of each; a new drawing replaces an old one', async () => {
    await using uploads = await startUploads()
    const { ctx } = uploads.server
    const lines: string[] = []
    await seedDemo(ctx, FEW, (line) => lines.push(line))
    const machines = demoMachines(6)
    const shown = machines.filter(({ state }) => state !== 'draft')
    expect(lines).toContain(`${shown.length} of ${shown.length} machines have their pictures`)
    const rows = () =>
      ctx.db
        .select({ stockNo: device.stockNo, picture: devicePicture })
        .from(devicePicture)
        .innerJoin(device, eq(device.id, devicePicture.deviceId))
        .orderBy(asc(device.stockNo), asc(devicePicture.position))
    const first = await rows()
    for (const machine of shown) {
      const own = first.filter(({ stockNo }) => stockNo === machine.stockNo)
      expect(own.map(({ picture }) => picture.view)).toEqual(
        galleryScenes(machine).map(({ view }) => view),
      )
      expect(own.map(({ picture }) => picture.thumbhash !== null)).toEqual(
        own.map((_, position) => position === 0),
      )
    }
    expect(await uploads.keys()).toHaveLength(3 * 3)

    // Run again, nothing changes; drawn otherwise before, the pictures are replaced.
    const version = () => ctx.db.select({ id: device.id, version: device.version }).from(device)
    const before = await version()
    await seedPictures(ctx, machines, FEW, () => {})
    expect(await version()).toEqual(before)
    const { deviceId } = first[0]!.picture
    await ctx.db
      .update(devicePicture)
      .set({ objectKey: 'device/older/1280.webp' })
      .where(eq(devicePicture.deviceId, deviceId))
    await seedPictures(ctx, machines, FEW, () => {})
    expect(await rows()).toEqual(first)
    const others = (all: Awaited<ReturnType<typeof version>>) =>
      all.filter(({ id }) => id !== deviceId)
    expect(others(await version())).toEqual(others(before))
    expect(await ctx.db.$count(devicePicture, ne(devicePicture.width, 1600))).toBe(0)

    // Later all are drawn, and have the placeholders that they had.
    await seedPictures(ctx, machines, { ...FEW, pictured: 6 }, () => {})
    expect(await uploads.keys()).toHaveLength(shown.length * 3)
    expect(await rows()).toEqual(first)
  })
})
