import {
  type ImageType,
  PICTURE_PIXELS_MAX,
  PICTURE_SIDE_MIN,
} from '@ironsouq/contract/platform/media/media.limits'
import {
  listedWidthOf,
  PICTURE_WIDTHS,
  widthsOf,
} from '@ironsouq/contract/platform/media/media.widths'
import sharp, { type Raw, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PictureRejected, type ProcessedPicture } from '#kernel/ports/image.ts'
import { isTwoThings, typeOf } from './content.ts'

const SIDE_MAX = 16_000
const WIDTH_MAX = Math.max(...PICTURE_WIDTHS)
/** The width of a picture is reduced until its height is at most this. */
const HEIGHT_MAX = 3200
const SOCIAL = { width: 1200, height: 630 }
const BLUR_SIDE = 100
/** Many times what the largest takes; a file with endless scans is an attack. */
const DECODE_SECONDS = 30

const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
} as const

/** Decoded pixels: pictures encoded from them have none of the file's metadata. */
interface Pixels {
  data: Buffer
  raw: Raw
}

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

const imageOf = ({ data, raw }: Pixels) => sharp(data, { raw })

/** One step more effort saves 16 % of an AVIF and doubles its time: worth it for lists only. */
const EFFORT_TO_WIDTH = 640

const ENCODE = {
  avif: (pixels: Pixels) =>
    imageOf(pixels).avif({
      quality: 50,
      effort: pixels.raw.width <= EFFORT_TO_WIDTH ? 1 : 0,
      chromaSubsampling: '4:2:0',
    }),
  webp: (pixels: Pixels) => imageOf(pixels).webp({ quality: 78, effort: 2 }),
}

interface Size {
  width: number
  height: number
}

/** The size after rotation; only the header is read. */
async function soundSize(bytes: Uint8Array, type: ImageType, maxPixels: number): Promise<Size> {
  const { format, pages, width, height, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  // An animated picture would be shown as a still one.
  if (format !== FORMATS[type] || (pages ?? 1) > 1) throw new PictureRejected('format')
  const sides = [width, height]
  if (
    sides.some((side) => side < PICTURE_SIDE_MIN || side > SIDE_MAX) ||
    width * height > maxPixels
  )
    throw new PictureRejected('dimensions')
  return autoOrient
}

const largestWidth = ({ width, height }: Size) =>
  Math.max(1, Math.min(width, WIDTH_MAX, Math.floor((HEIGHT_MAX * width) / height)))

/** Every pixel is decoded: a file that is truncated or contradicts its header fails here. */
async function upright(bytes: Uint8Array, size: Size): Promise<Pixels> {
  const image = sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'warning' })
    .autoOrient()
    .resize({ width: largestWidth(size) })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_SECONDS })
  return pixelsOf(image)
}

async function decoded(bytes: Uint8Array, type: ImageType, maxPixels: number): Promise<Pixels> {
  if (typeOf(bytes) !== type || isTwoThings(bytes)) throw new PictureRejected('format')
  try {
    return await upright(bytes, await soundSize(bytes, type, maxPixels))
  } catch (cause) {
    if (cause instanceof PictureRejected) throw cause
    throw new PictureRejected('damaged', { cause })
  }
}

async function blurOf(pixels: Pixels): Promise<string> {
  const { data, raw } = await pixelsOf(
    imageOf(pixels)
      .resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha(),
  )
  return Buffer.from(rgbaToThumbHash(raw.width, raw.height, data)).toString('base64')
}

async function variantsOf(pixels: Pixels): Promise<ProcessedPicture['variants']> {
  const largest = pixels.raw.width
  const variants: ProcessedPicture['variants'][number][] = []
  for (const width of widthsOf(largest)) {
    const resized = width === largest ? pixels : await pixelsOf(imageOf(pixels).resize({ width }))
    for (const type of ['avif', 'webp'] as const) {
      const body = await ENCODE[type](resized).toBuffer()
      variants.push({ file: `${width}.${type}`, type: `image/${type}`, body })
    }
  }
  const social = imageOf(pixels).resize(SOCIAL).flatten({ background: 'white' })
  const body = await social.jpeg({ quality: 80 }).toBuffer()
  variants.push({ file: 'og.jpg', type: 'image/jpeg', body })
  const listed = `${listedWidthOf(largest)}.webp`
  return variants.toSorted((a, b) => Number(a.file === listed) - Number(b.file === listed))
}

/**
 * Decodes a picture to its pixels and encodes all variants for the pages. What the file carried
 * besides (its location, a profile, a script, another file) is not in the result.
 */
export async function makePicture(
  bytes: Uint8Array,
  type: ImageType,
  maxPixels = PICTURE_PIXELS_MAX,
): Promise<ProcessedPicture> {
  const pixels = await decoded(bytes, type, maxPixels)
  return {
    width: pixels.raw.width,
    height: pixels.raw.height,
    thumbhash: await blurOf(pixels),
    variants: await variantsOf(pixels),
  }
}
