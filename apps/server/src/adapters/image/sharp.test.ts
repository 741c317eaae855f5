import type { ImageType } from '@ironsouq/contract/platform/media/media.limits'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ProcessedPicture } from '#kernel/ports/image.ts'
import { aPhoto, aPictureOf } from '#test/pictures.ts'
import { makePicture } from './sharp.ts'

const variant = ({ variants }: ProcessedPicture, file: string) =>
  sharp(variants.find((each) => each.file === file)?.body ?? Buffer.alloc(0))

const made = async (width: number, height: number) =>
  makePicture(await aPictureOf('jpeg', width, height), 'image/jpeg')

/** The colour of one point of a picture. */
const at = async (image: Sharp, left: number, top: number) => [
  ...(await image.extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

const plain = (mode: 'rgb' | 'rgba') =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: mode === 'rgba' ? 4 : 3,
      background: { r: 200, g: 40, b: 20, alpha: 0 },
    },
  })

describe('a processed picture', () => {
  it.each([
    [2400, 1800, [320, 640, 960, 1280, 1600], '1280.webp'],
    [1280, 960, [320, 640, 960, 1280], '1280.webp'],
    [1000, 750, [320, 640, 960, 1000], '1000.webp'],
    [200, 150, [200], '200.webp'],
    [500, 5000, [320], '320.webp'],
  ])('of %d × %d is never larger than it was: %j', async (width, height, widths, listed) => {
    const picture = await made(width, height)
    const files = widths.flatMap((each) => [`${each}.avif`, `${each}.webp`])
    expect(picture.variants.map(({ file }) => file).toSorted()).toEqual(
      [...files, 'og.jpg'].toSorted(),
    )
    expect(picture.variants.at(-1)?.file).toBe(listed)
    const largest = widths.at(-1) ?? 0
    expect(picture).toMatchObject({ width: largest, height: (largest * height) / width })
    const size = await variant(picture, `${largest}.avif`).metadata()
    expect(size).toMatchObject({ width: picture.width, height: picture.height })
  })

  it('has a picture for other sites, 1200 × 630, cut from its middle', async () => {
    const og = await variant(await made(300, 300), 'og.jpg').metadata()
    expect(og).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('is rotated upright by its EXIF orientation', async () => {
    const picture = await makePicture(await aPhoto(640, 320, 6), 'image/jpeg')
    expect(picture).toMatchObject({ width: 320, height: 640 })
    expect((await variant(picture, '320.webp').metadata()).orientation).toBeUndefined()
    // Red grows to the right in the file, hence downwards in the picture.
    const [top = 0] = await at(variant(picture, '320.webp'), 160, 10)
    const [bottom = 0] = await at(variant(picture, '320.webp'), 160, 630)
    expect(bottom - top).toBeGreaterThan(150)
  })

  it('keeps transparency, and has a white background in other formats', async () => {
    const picture = await makePicture(await plain('rgba').png().toBuffer(), 'image/png')
    expect((await variant(picture, '64.webp').metadata()).hasAlpha).toBe(true)
    expect(await at(variant(picture, 'og.jpg'), 600, 300)).toEqual([255, 255, 255])
  })

  it.each<[string, ImageType, () => Sharp]>([
    ['grey', 'image/png', () => plain('rgb').greyscale().png()],
    ['of 16 bits', 'image/png', () => plain('rgb').toColourspace('rgb16').png()],
    ['for print', 'image/jpeg', () => plain('rgb').toColourspace('cmyk').jpeg()],
    ['of few colours', 'image/png', () => plain('rgb').png({ palette: true })],
    ['with a profile', 'image/jpeg', () => plain('rgb').withIccProfile('p3').jpeg()],
  ])('is made of one that is %s', async (_, type, source) => {
    const picture = await makePicture(await source().toBuffer(), type)
    const { space, hasProfile } = await variant(picture, '64.webp').metadata()
    expect({ space, hasProfile }).toEqual({ space: 'srgb', hasProfile: false })
  })

  it('is the same for the same file', async () => {
    const [first, second] = [await made(320, 240), await made(320, 240)]
    expect(second).toEqual(first)
  })

  it('is refused when the middle of a file is damaged', async () => {
    const jpeg = await aPictureOf('jpeg', 640, 480)
    const middle = Math.floor(jpeg.length / 2)
    jpeg.fill(0xff, middle, middle + 64)
    await expect(makePicture(jpeg, 'image/jpeg')).rejects.toMatchObject({ fault: 'damaged' })
  })
})
