import { join } from 'node:path'
import type { StoredPicture } from '@ironsouq/server/features/platform/media/media.picture.service.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { ProcessedPicture } from '@ironsouq/server/kernel/ports/image.ts'
import { cacheRoot } from '../../../../scripts/engines/install/download-cache.ts'
import { remembered } from './cache.ts'
import { type Drawing, DRAWING_VERSION, drawingName } from './drawing.ts'
import { placeholderOf } from './placeholders.ts'
import { DRAWN_FILES, encoded, FIRST_FILES, LISTED_FILE, rasterised } from './render.ts'

export interface Keeping {
  /** Whether a picture server draws the files that are missing when a browser asks for them. */
  onRequest: boolean
  /** Where the drawings of this user are kept between installations. */
  cache?: string
}

async function drawn(scene: Drawing, files: readonly string[]): Promise<ProcessedPicture> {
  const pixels = await rasterised(scene)
  const variants = []
  for (const file of files) variants.push(await encoded(pixels, file))
  const { width, height } = pixels.raw
  return { width, height, thumbhash: await placeholderOf(scene), variants }
}

type Storing = Pick<Ctx, 'storage'>

/** Whether the files that cards need are stored. */
export async function isStored({ storage }: Storing, drawing: Drawing): Promise<boolean> {
  const name = drawingName(drawing)
  for (const file of FIRST_FILES) if (!(await storage.has(`${name}/${file}`))) return false
  return true
}

/** Stores a drawing in the object store; files that are there already are not stored again. */
export async function storeDrawing(
  ctx: Storing,
  scene: Drawing,
  { onRequest, cache = cacheRoot() }: Keeping,
): Promise<StoredPicture> {
  const name = drawingName(scene)
  const files = onRequest ? FIRST_FILES : DRAWN_FILES
  const kept = `${name.replace('/', '-')}-${files.length}`
  const file = join(cache, `pictures-${DRAWING_VERSION}`, kept)
  const { variants, ...facts } = await remembered(file, () => drawn(scene, files))
  const put = async (each: ProcessedPicture['variants'][number]) => {
    const key = `${name}/${each.file}`
    if (!(await ctx.storage.has(key))) await ctx.storage.put(key, each.body, each.type)
  }
  await Promise.all(variants.map(put))
  return { objectKey: `${name}/${LISTED_FILE}`, ...facts }
}
