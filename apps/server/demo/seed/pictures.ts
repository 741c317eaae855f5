import { eq, inArray, sql } from 'drizzle-orm'
import { deviceChanged } from '#features/device/device.events.ts'
import { device, devicePicture } from '#features/device/device.tables.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import type { DemoMachine } from '../machine.ts'
import { storeDrawing } from '../picture.ts'
import { galleryScenes } from '../scenes.ts'
import { idOf } from './codes.ts'

/** Encoding takes a core for most of a second; more hands than cores keep the store busy, too. */
const HANDS = 3

interface Wanted {
  machine: DemoMachine
  deviceId: string
  positions: number[]
}

/** The positions of each machine's gallery that have no picture yet. */
async function missing(
  ctx: Ctx,
  machines: readonly DemoMachine[],
  isWanted: (position: number) => boolean,
): Promise<Wanted[]> {
  const ours = machines.map(({ stockNo }) => stockNo)
  const rows = await ctx.db
    .select({ id: device.id, stockNo: device.stockNo, position: devicePicture.position })
    .from(device)
    .leftJoin(devicePicture, eq(devicePicture.deviceId, device.id))
    .where(inArray(device.stockNo, ours))
  const ids = new Map(rows.map(({ id, stockNo }) => [stockNo, id]))
  const there = new Set(rows.map(({ stockNo, position }) => `${stockNo} ${position}`))
  return machines.flatMap((machine) => {
    const positions = galleryScenes(machine)
      .map((_, position) => position)
      .filter((position) => isWanted(position) && !there.has(`${machine.stockNo} ${position}`))
    const deviceId = idOf(ids, machine.stockNo)
    return positions.length > 0 ? [{ machine, deviceId, positions }] : []
  })
}

async function draw(ctx: Ctx, { machine, deviceId, positions }: Wanted): Promise<void> {
  const scenes = galleryScenes(machine)
  const kept: (typeof devicePicture.$inferInsert)[] = []
  for (const position of positions) {
    const scene = scenes[position]
    if (!scene) continue
    const picture = await storeDrawing(ctx, scene)
    const { view } = scene
    kept.push({ deviceId, position, ...picture, ...(view && { view }), createdAt: ctx.now() })
  }
  await atomic(ctx, async (ctx) => {
    await ctx.db.insert(devicePicture).values(kept).onConflictDoNothing()
    await ctx.db
      .update(device)
      .set({ version: sql`${device.version} + 1`, updatedAt: ctx.now() })
      .where(eq(device.id, deviceId))
    await emit(ctx, deviceChanged, { deviceId })
  })
}

/**
 * Draws what is missing, in the order of the machines, several at once. A machine's pictures are
 * kept together: what was not finished is begun again.
 */
export async function seedPictures(
  ctx: Ctx,
  machines: readonly DemoMachine[],
  isWanted: (position: number) => boolean,
  progress: (done: number, of: number) => void,
): Promise<void> {
  const wanted = await missing(ctx, machines, isWanted)
  const queue = wanted.values()
  let done = 0
  const hands = Array.from({ length: HANDS }, async () => {
    for (const each of queue) {
      await draw(ctx, each)
      progress(++done, wanted.length)
    }
  })
  await Promise.all(hands)
}
