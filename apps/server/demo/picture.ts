import { join } from 'node:path'
import { drawScene, type SceneSpec } from '@ironsouq/art/scene'
import sharp from 'sharp'
import { storePicture, type StoredPicture } from '#features/media/media.picture.service.ts'
import { pictureName } from '#features/media/media.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cacheRoot } from '../../../scripts/engines/install/download-cache.ts'
import { remembered } from './picture-cache.ts'

/** A drawing as a camera would have taken it; at 72 dots an inch one unit of it is a pixel. */
const photographed = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 }).removeAlpha().png({ compressionLevel: 0 }).toBuffer()

/**
 * Keeps a drawing in the object store, in all that the image job makes of an upload. The name is
 * made of the drawing, so one that is there already is not put again.
 */
export async function storeDrawing(
  ctx: Ctx,
  scene: SceneSpec,
  cache = cacheRoot(),
): Promise<StoredPicture> {
  const { version } = ctx.images
  const svg = drawScene(scene)
  const name = pictureName('device', version, svg)
  const file = join(cache, `pictures-${version}`, name.replace('/', '-'))
  const made = await remembered(file, async () =>
    ctx.images.make(await photographed(svg), 'image/png'),
  )
  return storePicture(ctx, name, made)
}
