import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import type { ImageType } from '@ironsouq/contract/platform/media/media.limits'
import { translator } from '@ironsouq/i18n/translate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBomb, anArchive, aPhoto, aPictureOf } from '#test/pictures.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'

const en = translator('en')

const { finish, detail } = mediaEndpoints.staff

let uploads: Uploads
beforeAll(async () => {
  uploads = await startUploads()
})
afterAll(() => uploads[Symbol.asyncDispose]())

const words = (text: string) => Buffer.from(text)
const with_ = async (picture: Promise<Buffer>, ...more: Buffer[]) =>
  Buffer.concat([await picture, ...more])

/** A comment put right after the first marker of a JPEG. */
const commented = async (text: string) => {
  const jpeg = await aPictureOf('jpeg')
  const comment = Buffer.from(`\xff\xfe\0\0${text}`, 'latin1')
  comment.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

const moving = async () => {
  const frames = [await aPictureOf('png', 64, 64), await aPictureOf('png', 64, 48)]
  const join = { animated: true }
  const same = await Promise.all(
    frames.map((frame) => sharp(frame).resize(64, 64).png().toBuffer()),
  )
  return sharp(same, { join })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

const SCRIPT = '<html><body><script>alert(1)</script></body></html>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`

/** Files with a type declared by their sender. */
const NO_PICTURES: [what: string, type: ImageType, bytes: () => Promise<Buffer> | Buffer][] = [
  ['plain text', 'image/png', () => words('this is no picture'.repeat(50))],
  ['an SVG with a script', 'image/png', () => words(SVG)],
  ['an HTML page', 'image/jpeg', () => words(SCRIPT)],
  ['a GIF that is a script', 'image/png', () => words('GIF89a/*\0\0\0*/=1;alert(1)//;')],
  [
    'a GIF',
    'image/webp',
    async () =>
      sharp(await aPictureOf('png'))
        .gif()
        .toBuffer(),
  ],
  ['a PNG declared as JPEG', 'image/jpeg', () => aPictureOf('png')],
  ['a JPEG declared as PNG', 'image/png', () => aPhoto()],
  ['a JPEG that is an archive', 'image/jpeg', () => with_(aPhoto(), anArchive())],
  ['a PNG with a page behind it', 'image/png', () => with_(aPictureOf('png'), words(SCRIPT))],
  ['a JPEG with a page in its comment', 'image/jpeg', () => commented(SCRIPT)],
  ['a JPEG that is a document', 'image/jpeg', () => commented('%PDF-1.7 1 0 obj')],
  ['a WebP with PHP behind it', 'image/webp', () => with_(aPictureOf('webp'), words('<?php x'))],
  ['a WebP that moves', 'image/webp', moving],
]

describe('a file that is not an accepted picture', () => {
  it.each(NO_PICTURES)('is refused by its content: %s [FM-1] [CL-25]', async (_, type, bytes) => {
    const upload = await uploads.sent(await bytes(), type)
    expect(upload).toMatchObject({ state: 'refused', fault: 'format', picture: null })
  })

  it('is reported with a message to its uploader [FM-1]', async () => {
    const { uploadId } = await uploads.sent(words(SVG), 'image/png')
    const reply = await uploads.server.app.inject({
      url: `/p/staff/upload/detail?uploadId=${uploadId}`,
      headers: { authorization: uploads.bearer, locale: 'en' },
    })
    expect(reply.json()).toMatchObject({ code: 'A00002', msg: en('error.imageFormat') })
    const again = uploads.call(finish, { body: { uploadId } })
    await expect(again).rejects.toMatchObject({ status: 409, message: en('error.imageFormat') })
  })

  it('leaves nothing in the object store', async () => {
    await uploads.sent(words(SVG), 'image/png')
    expect(await uploads.keys()).toEqual([])
  })
})

describe('a damaged picture', () => {
  it('is refused when it decodes to more pixels than a camera has', async () => {
    const bomb = aBomb(30_000)
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    const upload = await uploads.sent(bomb, 'image/png')
    expect(upload).toMatchObject({ state: 'refused', fault: 'dimensions' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
    expect(await uploads.sent(aBomb(7100), 'image/png')).toMatchObject({ fault: 'dimensions' })
    expect(await uploads.sent(aBomb(8), 'image/png')).toMatchObject({ fault: 'dimensions' })
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is refused when it ends too early: %s',
    async (format) => {
      const whole = await aPictureOf(format)
      const cut = whole.subarray(0, Math.floor(whole.length * 0.7))
      const upload = await uploads.sent(cut, `image/${format}`)
      expect(upload).toMatchObject({ state: 'refused', fault: 'damaged' })
    },
  )

  it('is refused when its size differs from the declared size, even if the object store accepted it', async () => {
    const photo = await aPhoto(400, 300)
    for (const [lying, fault] of [
      [Buffer.concat([photo, Buffer.alloc(1)]), 'size'],
      [photo.subarray(0, -1), 'damaged'],
    ] as const) {
      const { uploadId } = await uploads.asked(photo, 'image/jpeg')
      await uploads.putDirectly(`incoming/${uploadId}`, lying)
      await uploads.call(finish, { body: { uploadId } })
      await uploads.server.work()
      const upload = await uploads.call(detail, { query: { uploadId } })
      expect(upload).toMatchObject({ state: 'refused', fault })
    }
  })
})

it('loses the video or second picture that a phone appends to a photograph', async () => {
  const hidden = await aPictureOf('jpeg', 200, 100)
  const upload = await uploads.sent(await with_(aPhoto(), hidden), 'image/jpeg')
  expect(upload).toMatchObject({ state: 'ready', picture: { width: 800, height: 600 } })
})
