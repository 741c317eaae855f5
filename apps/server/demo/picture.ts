import { createHash } from 'node:crypto'
import { drawScene, type SceneSpec } from '@ironsouq/art/scene'
import sharp from 'sharp'
import type { Ctx } from '#kernel/ctx.ts'
import type { DemoMachine } from './machines.ts'

const WHOLE = { width: 1280, height: 960 }
const SMALL = { width: 640 }
/** At this density the drawing, 1600 units wide, comes out as wide as the whole picture. */
const DENSITY = (72 * WHOLE.width) / 1600
const WEBP = { quality: 78, effort: 2 }

/**
 * Draws a machine and keeps it in the object store in the widths that pages ask for. The name is
 * made of the drawing, so a picture that is there already is not made again.
 */
export async function keepPicture({ storage }: Ctx, { picture }: DemoMachine) {
  const svg = drawScene(picture as SceneSpec)
  const name = `device/${createHash('sha256').update(svg).digest('hex').slice(0, 24)}`
  const objectKey = `${name}-${WHOLE.width}.webp`
  if (!(await storage.has(objectKey))) {
    const drawn = await sharp(Buffer.from(svg), { density: DENSITY })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const small = await sharp(drawn).resize(SMALL).webp(WEBP).toBuffer()
    await storage.put(`${name}-${SMALL.width}.webp`, small, 'image/webp')
    const whole = await sharp(drawn).webp(WEBP).toBuffer()
    await storage.put(objectKey, whole, 'image/webp')
  }
  return { objectKey, ...WHOLE }
}
