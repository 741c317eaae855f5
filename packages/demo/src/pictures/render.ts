import { listedWidthOf, widthsOf } from '@ironsouq/contract/platform/media/media.widths'
import sharp, { type Raw, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { drawGood, type GoodSpec } from '#drawings/goods/draw-good.ts'
import { H, W } from '#drawings/picture.ts'
import { drawScene } from '#drawings/scene.ts'
import type { Drawing } from './drawing.ts'

export interface Pixels {
  data: Buffer
  raw: Raw
}

export interface Encoded {
  file: string
  type: string
  body: Buffer
}

/** The same files as of an upload. */
export const DRAWN_FILES: readonly string[] = [
  'og.jpg',
  ...widthsOf(W).flatMap((width) => [`${width}.avif`, `${width}.webp`]),
]

/** The file that lists name. */
export const LISTED_FILE = `${listedWidthOf(W)}.webp`

/** What cards, mails and documents need at once; a browser asks for the others when it shows them. */
export const FIRST_FILES: readonly string[] = ['320.avif', '640.avif', LISTED_FILE]

const SOCIAL = { width: 1200, height: 630 }
/** A thumbhash is made of at most 100 pixels a side. */
const BLUR_SHRINK = W / 100

// Several drawings at once fill the cores; threads within one would only wait for each other.
sharp.concurrency(1)
// Each drawing is decoded once.
sharp.cache(false)

const imageOf = ({ data, raw }: Pixels) => sharp(data, { raw })

/** One unit of a drawing is a pixel. */
const DENSITY = 72
/** The paper of a product is rendered so many times smaller: blurring a shadow costs by its pixels. */
const PAPER_SCALE = 8

async function raw(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

async function rasterisedGood(good: GoodSpec, shrink: number): Promise<Pixels> {
  const { paper, things } = drawGood(good)
  const density = DENSITY / Math.max(PAPER_SCALE, shrink)
  // In two steps: one that scales an SVG renders it large.
  const small = await raw(sharp(Buffer.from(paper), { density }))
  const above = { input: Buffer.from(things), density: DENSITY / shrink }
  const sized = imageOf(small).resize(W / shrink, H / shrink, { kernel: 'cubic' })
  return raw(sized.composite([above]).removeAlpha())
}

/** The pixels of a drawing, so many times smaller. All files are scaled from those of its own size. */
export function rasterised(drawing: Drawing, shrink = 1): Promise<Pixels> {
  if ('good' in drawing) return rasterisedGood(drawing, shrink)
  const svg = Buffer.from(drawScene(drawing))
  return raw(sharp(svg, { density: DENSITY / shrink }).removeAlpha())
}

/**
 * One file of a drawing. Flat colours compress well: the least effort makes files that are a fifth
 * larger in a third of the time. The bytes depend on nothing but the drawing and the file's name.
 */
export async function encoded(pixels: Pixels, file: string): Promise<Encoded> {
  if (file === 'og.jpg') {
    const body = await imageOf(pixels).resize(SOCIAL).jpeg({ quality: 80 }).toBuffer()
    return { file, type: 'image/jpeg', body }
  }
  const scaled = imageOf(pixels).resize({ width: Number.parseInt(file, 10) })
  if (file.endsWith('.avif')) {
    const options = { quality: 50, effort: 0, chromaSubsampling: '4:2:0' }
    return { file, type: 'image/avif', body: await scaled.avif(options).toBuffer() }
  }
  return {
    file,
    type: 'image/webp',
    body: await scaled.webp({ quality: 78, effort: 0 }).toBuffer(),
  }
}

/** The placeholder of a drawing. */
export async function blurOf(drawing: Drawing): Promise<string> {
  const { data, info } = await imageOf(await rasterised(drawing, BLUR_SHRINK))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
