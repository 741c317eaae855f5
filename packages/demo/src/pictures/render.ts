import { listedWidthOf, widthsOf } from '@ironsouq/contract/platform/media/media.widths'
import sharp, { type Raw } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { drawGood } from '#drawings/goods/draw-good.ts'
import { W } from '#drawings/picture.ts'
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
const BLUR_SIDE = 100

// Several drawings at once fill the cores; threads within one would only wait for each other.
sharp.concurrency(1)
// Each drawing is decoded once.
sharp.cache(false)

const imageOf = ({ data, raw }: Pixels) => sharp(data, { raw })

/** All variants are scaled from these pixels; at 72 dots an inch one unit of a drawing is a pixel. */
export async function rasterised(drawing: Drawing): Promise<Pixels> {
  const svg = 'good' in drawing ? drawGood(drawing) : drawScene(drawing)
  const image = sharp(Buffer.from(svg), { density: 72 }).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
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

export async function blurOf(pixels: Pixels): Promise<string> {
  const { data, info } = await imageOf(pixels)
    .resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
