import { deviceChanged } from '@ironsouq/server/features/machines/device/device.events.ts'
import { device, devicePicture } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { emit } from '@ironsouq/server/kernel/work/events.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { H, W } from '#drawings/picture.ts'
import type { DemoMachine } from '../machine.ts'
import { drawingName } from '../pictures/drawing.ts'
import { LISTED_FILE } from '../pictures/render.ts'
import { storeDrawing } from '../pictures/store.ts'
import { galleryScenes } from '../scenes.ts'
import { idOf } from './codes.ts'

/** One more than most machines have cores for development: the store is kept busy, too. */
const HANDS = 3

export interface PicturesWanted {
  /** Of so many of the newest the first picture is drawn, and of so many the whole gallery. */
  pictured: number
  galleries: number
  /** Whether a picture server draws the others, and the large files, when a browser asks for them. */
  onRequest?: boolean
}

interface Shown {
  machine: DemoMachine
  /** Whether the picture at a place of the gallery is drawn now. */
  isDrawn: (position: number) => boolean
}

interface Wanted {
  deviceId: string
  /** All places of the gallery that have no picture yet, or one of an older drawing. */
  places: { position: number; isDrawn: boolean; scene: ReturnType<typeof galleryScenes>[number] }[]
}

const keyOf = (scene: Wanted['places'][number]['scene']) => `${drawingName(scene)}/${LISTED_FILE}`

/** What each machine lacks. With pictures on request, a place needs no drawing to have its row. */
async function missing(
  ctx: Ctx,
  machines: readonly Shown[],
  onRequest: boolean,
): Promise<Wanted[]> {
  const ours = machines.map(({ machine }) => machine.stockNo)
  const rows = await ctx.db
    .select({
      id: device.id,
      stockNo: device.stockNo,
      position: devicePicture.position,
      objectKey: devicePicture.objectKey,
      thumbhash: devicePicture.thumbhash,
    })
    .from(device)
    .leftJoin(devicePicture, eq(devicePicture.deviceId, device.id))
    .where(inArray(device.stockNo, ours))
  const ids = new Map(rows.map(({ id, stockNo }) => [stockNo, id]))
  const there = new Map(rows.map((row) => [`${row.stockNo} ${row.position}`, row]))
  return machines.flatMap(({ machine, isDrawn }) => {
    const places = galleryScenes(machine)
      .map((scene, position) => ({ scene, position, isDrawn: isDrawn(position) }))
      .filter(({ isDrawn, position, scene }) => {
        if (!isDrawn && !onRequest) return false
        const row = there.get(`${machine.stockNo} ${position}`)
        return row?.objectKey !== keyOf(scene) || (isDrawn && row.thumbhash === null)
      })
    return places.length > 0 ? [{ deviceId: idOf(ids, machine.stockNo), places }] : []
  })
}

/** A machine's pictures are kept together: what was not finished is begun again. */
async function keepPictures(ctx: Ctx, { deviceId, places }: Wanted, onRequest: boolean) {
  const kept: (typeof devicePicture.$inferInsert)[] = []
  for (const { scene, position, isDrawn } of places) {
    const later = { objectKey: keyOf(scene), width: W, height: H, thumbhash: null }
    const picture = isDrawn ? await storeDrawing(ctx, scene, { onRequest }) : later
    const { view = null } = scene
    kept.push({ deviceId, position, ...picture, view, createdAt: ctx.now() })
  }
  await atomic(ctx, async (ctx) => {
    const { deviceId: ofDevice, position } = devicePicture
    await ctx.db
      .insert(devicePicture)
      .values(kept)
      .onConflictDoUpdate({
        target: [ofDevice, position],
        set: {
          objectKey: sql`excluded.object_key`,
          width: sql`excluded.width`,
          height: sql`excluded.height`,
          thumbhash: sql`excluded.thumbhash`,
          view: sql`excluded.view`,
        },
      })
    await ctx.db
      .update(device)
      .set({ version: sql`${device.version} + 1`, updatedAt: ctx.now() })
      .where(eq(device.id, deviceId))
    await emit(ctx, deviceChanged, { deviceId })
  })
}

/** Draws what is missing, in the order of the machines, several at once. */
export async function seedPictures(
  ctx: Ctx,
  machines: readonly DemoMachine[],
  { pictured, galleries, onRequest = false }: PicturesWanted,
  progress: (done: number, of: number) => void,
): Promise<void> {
  const shown = machines
    .filter(({ state }) => state !== 'draft')
    .map((machine, n): Shown => {
      const isDrawn = (position: number) => n < galleries || (n < pictured && position === 0)
      return { machine, isDrawn }
    })
  const wanted = await missing(ctx, shown, onRequest)
  const queue = wanted.values()
  let done = 0
  const hands = Array.from({ length: HANDS }, async () => {
    for (const each of queue) {
      await keepPictures(ctx, each, onRequest)
      progress(++done, wanted.length)
    }
  })
  await Promise.all(hands)
}
