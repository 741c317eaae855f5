import { PICTURE_PIXELS_MAX, type ImageType } from '@ironsouq/contract/media/media.limits'
import { listedWidthOf, PICTURE_WIDTHS, widthsOf } from '@ironsouq/contract/media/media.widths'
import sharp, { type Raw, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PictureRefused, type MadePicture } from '#kernel/ports.ts'
import { isTwoThings, typeOf } from './content.ts'

const SIDE_MIN = 16
const SIDE_MAX = 16_000
const WIDTH_MAX = Math.max(...PICTURE_WIDTHS)
/** A picture taller than this in its largest width is kept narrower. */
const HEIGHT_MAX = 3200
const SOCIAL = { width: 1200, height: 630 }
const BLUR_SIDE = 100
/** Many times what the largest takes; a file of endless passes was made to keep us busy. */
const DECODE_SECONDS = 30

const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
} as const

/** Pixels out of their file: what is encoded from them has none of its metadata. */
interface Pixels {
  data: Buffer
  raw: Raw
}

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

const imageOf = ({ data, raw }: Pixels) => sharp(data, { raw })

/** One step more of effort saves 16 % of an AVIF and doubles its time: for what lists show, it is worth it. */
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

/** The size in which a picture stands upright; only its head is read for it. */
async function soundSize(bytes: Uint8Array, type: ImageType): Promise<Size> {
  const { format, pages, width, height, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  // A picture that moves would be shown as one that does not.
  if (format !== FORMATS[type] || (pages ?? 1) > 1) throw new PictureRefused('format')
  const sides = [width, height]
  if (
    sides.some((side) => side < SIDE_MIN || side > SIDE_MAX) ||
    width * height > PICTURE_PIXELS_MAX
  )
    throw new PictureRefused('dimensions')
  return autoOrient
}

const largestWidth = ({ width, height }: Size) =>
  Math.max(1, Math.min(width, WIDTH_MAX, Math.floor((HEIGHT_MAX * width) / height)))

/** Every pixel is decoded: a file that ends early or does not hold what its head says fails here. */
async function upright(bytes: Uint8Array, size: Size): Promise<Pixels> {
  const image = sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'warning' })
    .autoOrient()
    .resize({ width: largestWidth(size) })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_SECONDS })
  return pixelsOf(image)
}

async function decoded(bytes: Uint8Array, type: ImageType): Promise<Pixels> {
  if (typeOf(bytes) !== type || isTwoThings(bytes)) throw new PictureRefused('format')
  try {
    return await upright(bytes, await soundSize(bytes, type))
  } catch (cause) {
    if (cause instanceof PictureRefused) throw cause
    throw new PictureRefused('damaged', { cause })
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

async function variantsOf(pixels: Pixels): Promise<MadePicture['variants']> {
  const largest = pixels.raw.width
  const variants: MadePicture['variants'][number][] = []
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
 * Takes a picture apart to its pixels and makes of them all that pages ask for. What a file carried
 * besides (the place it was taken at, a profile, a script, another file) is not in what comes out.
 */
export async function makePicture(bytes: Uint8Array, type: ImageType): Promise<MadePicture> {
  const pixels = await decoded(bytes, type)
  return {
    width: pixels.raw.width,
    height: pixels.raw.height,
    thumbhash: await blurOf(pixels),
    variants: await variantsOf(pixels),
  }
}
