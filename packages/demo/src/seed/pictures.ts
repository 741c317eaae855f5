import { deviceChanged } from '@ironsouq/server/features/machines/device/device.events.ts'
import { device, devicePicture } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { emitAll, occurrence } from '@ironsouq/server/kernel/work/events.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { H, W } from '#drawings/picture.ts'
import type { DemoMachine } from '../machine.ts'
import { drawingName } from '../pictures/drawing.ts'
import { machinesByScreen } from '../pictures/first-drawings.ts'
import { placeholderOf } from '../pictures/placeholders.ts'
import { LISTED_FILE } from '../pictures/render.ts'
import { storeDrawing } from '../pictures/store.ts'
import { galleryScenes } from '../scenes.ts'
import { idOf } from './codes.ts'

/** One more than most machines have cores for development: the store is kept busy, too. */
const HANDS = 3
/** Rows of machines whose pictures are drawn later are written together. */
const AT_ONCE = 100

export interface PicturesWanted {
  /** Of so many the first picture is drawn, and of so many the whole gallery: the first screens first. */
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
  /** All places of the gallery that have no picture yet, or one of an older drawing, or no file. */
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
    })
    .from(device)
    .leftJoin(devicePicture, eq(devicePicture.deviceId, device.id))
    .where(inArray(device.stockNo, ours))
  const ids = new Map(rows.map(({ id, stockNo }) => [stockNo, id]))
  const there = new Map(rows.map((row) => [`${row.stockNo} ${row.position}`, row.objectKey]))
  const wanted: Wanted[] = []
  for (const { machine, isDrawn } of machines) {
    const places: Wanted['places'] = []
    for (const [position, scene] of galleryScenes(machine).entries()) {
      const place = { scene, position, isDrawn: isDrawn(position) }
      if (!place.isDrawn && !onRequest) continue
      const key = keyOf(scene)
      const isThere = there.get(`${machine.stockNo} ${position}`) === key
      if (!isThere || (place.isDrawn && !(await ctx.storage.has(key)))) places.push(place)
    }
    if (places.length > 0) wanted.push({ deviceId: idOf(ids, machine.stockNo), places })
  }
  return wanted
}

type Row = typeof devicePicture.$inferInsert

/** Lists show the first picture: it has a placeholder before it is drawn. */
async function rowsOf(ctx: Ctx, { deviceId, places }: Wanted, onRequest: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const { scene, position, isDrawn } of places) {
    const picture = isDrawn
      ? await storeDrawing(ctx, scene, { onRequest })
      : {
          objectKey: keyOf(scene),
          width: W,
          height: H,
          thumbhash: position === 0 ? await placeholderOf(scene) : null,
        }
    const { view = null } = scene
    rows.push({ deviceId, position, ...picture, view, createdAt: ctx.now() })
  }
  return rows
}

/** The pictures of a machine are kept together: what was not finished is begun again. */
async function keepPictures(ctx: Ctx, wanted: readonly Wanted[], onRequest: boolean) {
  const kept: Row[] = []
  for (const each of wanted) kept.push(...(await rowsOf(ctx, each, onRequest)))
  const deviceIds = wanted.map(({ deviceId }) => deviceId)
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
      .where(inArray(device.id, deviceIds))
    await emitAll(
      ctx,
      deviceIds.map((deviceId) => occurrence(deviceChanged, { deviceId })),
    )
  })
}

const isAnyDrawn = ({ places }: Wanted) => places.some(({ isDrawn }) => isDrawn)

/** Each machine with something to draw by itself, in the order of the machines; the others together. */
function batches(wanted: readonly Wanted[]): Wanted[][] {
  const later = wanted.filter((each) => !isAnyDrawn(each))
  const together = Array.from({ length: Math.ceil(later.length / AT_ONCE) }, (_, n) =>
    later.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  )
  return [...wanted.filter(isAnyDrawn).map((each) => [each]), ...together]
}

/** Draws what is missing, the first screens first, several at once. */
export async function seedPictures(
  ctx: Ctx,
  machines: readonly DemoMachine[],
  { pictured, galleries, onRequest = false }: PicturesWanted,
  progress: (done: number, of: number) => void,
): Promise<void> {
  const shown = machinesByScreen(machines).map((machine, n): Shown => {
    const isDrawn = (position: number) => n < galleries || (n < pictured && position === 0)
    return { machine, isDrawn }
  })
  const wanted = await missing(ctx, shown, onRequest)
  const queue = batches(wanted).values()
  let done = 0
  const hands = Array.from({ length: HANDS }, async () => {
    for (const batch of queue) {
      await keepPictures(ctx, batch, onRequest)
      done += batch.length
      progress(done, wanted.length)
    }
  })
  await Promise.all(hands)
}
