import { createHash } from 'node:crypto'
import { drawScene, type SceneSpec } from '@ironsouq/art/scene'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Ctx } from '#kernel/ctx.ts'
import type { DemoMachine } from './machines.ts'

const WHOLE = { width: 1280, height: 960 }
const BLUR_WIDTH = 100
/** Drawings are this many units wide; at 72 dots an inch a unit is a pixel. */
const DRAWN_WIDTH = 1600

const kept = (width: number, type: 'avif' | 'webp') => ({ width, type })
/** What a page may ask for; the last is the one that lists name. */
const VARIANTS = [
  ...[320, 640, 960].flatMap((width) => [kept(width, 'avif'), kept(width, 'webp')]),
  kept(WHOLE.width, 'webp'),
]
const ENCODE = {
  // One step more of effort saves 6 % of the bytes and doubles the time.
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
}

const drawn = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: (72 * width) / DRAWN_WIDTH })

async function blurOf(svg: string): Promise<string> {
  const { data, info } = await drawn(svg, BLUR_WIDTH)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

async function keepVariants({ storage }: Ctx, svg: string, name: string): Promise<void> {
  const { data, info } = await drawn(svg, WHOLE.width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { width, type } of VARIANTS) {
    const image = ENCODE[type](sharp(data, { raw }).resize({ width }))
    await storage.put(`${name}/${width}.${type}`, await image.toBuffer(), `image/${type}`)
  }
}

/**
 * Keeps a drawing in the object store in the widths that pages ask for. The name is made of the
 * drawing, so one that is there already is not made again; the whole one is put last.
 */
export async function keepDrawing(ctx: Ctx, scene: SceneSpec) {
  const svg = drawScene(scene)
  const name = `device/${createHash('sha256').update(svg).digest('hex').slice(0, 24)}`
  const objectKey = `${name}/${WHOLE.width}.webp`
  if (!(await ctx.storage.has(objectKey))) await keepVariants(ctx, svg, name)
  return { objectKey, ...WHOLE, thumbhash: await blurOf(svg) }
}

export const keepPicture = (ctx: Ctx, { picture }: DemoMachine) =>
  keepDrawing(ctx, picture as SceneSpec)
