import { PERMISSIONS } from '@ironsouq/contract/permission'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { PURPOSE_NAMES, PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import { translator } from '@ironsouq/i18n/translate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aPhoto, aPictureOf } from '#test/pictures.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { makePictureOf } from './media.picture.service.ts'
import { expireUploads } from './media.service.ts'

const en = translator('en')

const { ask, finish, detail, useInText } = mediaEndpoints.staff
const MB = 1024 * 1024

const put = (url: string, type: string, body: Uint8Array) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: Buffer.from(body) })

describe('a picture that is uploaded', () => {
  it('is sent by PUT to the object store, and becomes variants without location metadata [CL-25]', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(2000, 1500)
    expect(photo.includes('Yard phone') && photo.includes('Sharjah')).toBe(true)
    const upload = await uploads.sent(photo, 'image/jpeg')
    expect(upload).toMatchObject({ state: 'ready', fault: null })
    const { src = '', ...size } = upload.picture ?? {}
    expect(size).toEqual({ width: 1600, height: 1200, thumbhash: expect.any(String) })
    expect(src).toMatch(/^device\/[0-9a-f]{24}\/1280\.webp$/)
    const folder = src.replace('/1280.webp', '')
    const widths = [320, 640, 960, 1280, 1600]
    const files = [...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), 'og.jpg']
    expect(await uploads.keys()).toEqual(files.map((file) => `${folder}/${file}`).toSorted())
    for (const file of files) {
      const bytes = await uploads.bytesAt(`${folder}/${file}`)
      const { width, exif, xmp, icc } = await sharp(bytes).metadata()
      expect({ width, exif, xmp, icc }).toEqual({
        width: file === 'og.jpg' ? 1200 : parseInt(file),
      })
      expect(bytes.includes('Yard phone') || bytes.includes('Sharjah')).toBe(false)
    }
  })

  it('is public under a name that is cached for a year; the original file is private', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto()
    const { uploadId, url } = await uploads.asked(photo, 'image/jpeg')
    expect((await put(url, 'image/jpeg', photo)).status).toBe(200)
    expect(await uploads.keys()).toEqual([`incoming/${uploadId}`])
    expect((await fetch(uploads.addressOf(`incoming/${uploadId}`))).status).toBe(403)
    await uploads.call(finish, { body: { uploadId } })
    await uploads.server.work()
    const { picture } = await uploads.call(detail, { query: { uploadId } })
    const shown = await fetch(uploads.addressOf(picture?.src ?? ''))
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect(await uploads.keys('incoming/')).toEqual([])
  })

  it('is taken for a rich text by who uploaded it, and only one that is meant for texts', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    const { uploadId } = await uploads.sent(photo, 'image/jpeg', 'content')
    const other = await uploads.sent(photo, 'image/jpeg', 'equipment')
    const picture = await uploads.call(useInText, { body: { uploadId } })
    expect(picture).toMatchObject({ src: expect.stringMatching(/^content\//), width: 400 })
    const { server } = uploads
    const id = '0192f000-0000-7000-8000-00000000ffff'
    const colleague = { audience: 'staff', id, permissions: PERMISSIONS } as const
    const bearer = await server.tokenFor(colleague)
    const stolen = server.client({ bearer })(useInText, { body: { uploadId } })
    await expect(stolen).rejects.toMatchObject({ status: 404 })
    const wrong = uploads.call(useInText, { body: { uploadId: other.uploadId } })
    await expect(wrong).rejects.toMatchObject({ status: 404 })
  })

  it('is private when it is a personal document', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    for (const purpose of PURPOSE_NAMES) {
      const { picture } = await uploads.sent(photo, 'image/jpeg', purpose)
      expect(picture?.src).toMatch(/\/400\.webp$/)
      const reply = await fetch(uploads.addressOf(picture?.src ?? ''))
      expect([purpose, reply.status]).toEqual([purpose, PURPOSES[purpose].open ? 200 : 403])
    }
  })

  it('has the same name when it is sent twice, and another picture has another name', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    const first = await uploads.sent(photo, 'image/jpeg')
    expect((await uploads.sent(photo, 'image/jpeg')).picture).toEqual(first.picture)
    const other = await uploads.sent(await aPhoto(400, 301), 'image/jpeg')
    expect(other.picture?.src).not.toBe(first.picture?.src)
  })

  it.each(['png', 'webp', 'avif'] as const)('can be %s', async (format) => {
    await using uploads = await startUploads()
    const upload = await uploads.sent(await aPictureOf(format), `image/${format}`)
    expect(upload).toMatchObject({ state: 'ready', picture: { width: 640, height: 480 } })
  })

  it('is completed by its uploader, once, and only when the file was sent', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    const { uploadId, url } = await uploads.asked(photo, 'image/jpeg')
    const body = { uploadId }
    await expect(uploads.call(finish, { body })).rejects.toMatchObject({ status: 409 })
    await put(url, 'image/jpeg', photo)
    const other = await uploads.server.tokenFor({
      audience: 'staff',
      permissions: PERMISSIONS,
      id: '0192f000-0000-7000-8000-00000000bbbb',
    })
    const stranger = uploads.server.client({ bearer: other })
    await expect(stranger(finish, { body })).rejects.toMatchObject({ status: 404 })
    await expect(stranger(detail, { query: body })).rejects.toMatchObject({ status: 404 })
    const idempotencyKey = 'the-same-key'
    const first = await uploads.call(finish, { body, idempotencyKey })
    expect(first).toEqual({ uploadId, state: 'received', fault: null, picture: null })
    expect(await uploads.call(finish, { body, idempotencyKey })).toEqual(first)
    await expect(uploads.call(finish, { body })).rejects.toMatchObject({ status: 409 })
    await uploads.server.work()
    await makePictureOf(uploads.server.ctx, uploadId)
    expect(await uploads.call(detail, { query: body })).toMatchObject({ state: 'ready' })
  })

  it('is uploaded by staff only', async () => {
    await using uploads = await startUploads()
    const body = { purpose: 'logo', type: 'image/png', size: 1 } as const
    await expect(uploads.server.client()(ask, { body })).rejects.toMatchObject({ status: 401 })
  })
})

describe('the upload URL', () => {
  it('accepts only the declared type and size [CL-25]', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    const { url } = await uploads.asked(photo, 'image/jpeg')
    const longer = Buffer.concat([photo, Buffer.from([0])])
    expect((await put(url, 'image/png', photo)).status).toBe(403)
    expect((await put(url, 'text/html', photo)).status).toBe(403)
    expect((await put(url, 'image/jpeg', longer)).status).toBe(403)
    expect((await put(url, 'image/jpeg', photo.subarray(1))).status).toBe(403)
    expect(
      (await put(url.replace(/incoming\/[^?]+/, 'device/x'), 'image/jpeg', photo)).status,
    ).toBe(403)
    expect(await uploads.keys()).toEqual([])
    expect((await put(url, 'image/jpeg', photo)).status).toBe(200)
  })

  it('is valid for ten minutes [CL-25]', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    uploads.turnTo(-9)
    const inTime = await uploads.asked(photo, 'image/jpeg')
    uploads.turnTo(-11)
    const late = await uploads.asked(photo, 'image/jpeg')
    uploads.turnTo(0)
    expect(Date.parse(late.expiresAt)).toBeLessThan(uploads.server.ctx.now().getTime())
    expect((await put(inTime.url, 'image/jpeg', photo)).status).toBe(200)
    expect((await put(late.url, 'image/jpeg', photo)).status).toBe(403)
  })

  const refused = async (
    { call }: Uploads,
    type: string,
    size: number,
    purpose = 'logo' as const,
  ) => call(ask, { body: { purpose, type, size } }).catch((err: unknown) => err)

  it.each(['image/svg+xml', 'image/gif', 'image/jpg', 'text/html', ''])(
    'is refused for %j: image format error [FM-1]',
    async (type) => {
      await using uploads = await startUploads()
      expect(await refused(uploads, type, 1000)).toMatchObject({
        status: 400,
        code: 'A00001',
        data: [{ field: 'type', msg: en('error.imageFormat') }],
      })
    },
  )

  it('is issued for files of at most 2 MB or 10 MB, by their purpose [FM-1]', async () => {
    await using uploads = await startUploads()
    const most = Object.fromEntries(
      PURPOSE_NAMES.map((purpose) => [purpose, PURPOSES[purpose].maxBytes / MB]),
    )
    const small = { avatar: 2, logo: 2, licence: 2, voucher: 2 }
    expect(most).toEqual({
      ...small,
      chat: 10,
      content: 10,
      equipment: 10,
      product: 10,
      review: 10,
    })
    for (const purpose of PURPOSE_NAMES) {
      const body = { purpose, type: 'image/jpeg', size: PURPOSES[purpose].maxBytes }
      await expect(uploads.call(ask, { body })).resolves.toMatchObject({ url: expect.any(String) })
      const tooLarge = { body: { ...body, size: body.size + 1 } }
      const words = en('error.imageTooLarge', { megabytes: most[purpose] })
      await expect(uploads.call(ask, tooLarge)).rejects.toMatchObject({
        status: 400,
        data: [{ field: 'size', msg: words }],
      })
    }
  })

  it('is refused in the language of the request', async () => {
    await using uploads = await startUploads()
    const call = uploads.server.client({ bearer: uploads.bearer, language: 'ar' })
    const body = { purpose: 'logo', type: 'image/gif', size: 10 } as const
    await expect(call(ask, { body })).rejects.toMatchObject({
      data: [{ field: 'type', msg: translator('ar')('error.imageFormat') }],
    })
  })
})

describe('an upload that is never completed', () => {
  it('expires, and its file is removed, also one that is sent later', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    const { uploadId, url } = await uploads.asked(photo, 'image/jpeg')
    await put(url, 'image/jpeg', photo)
    const standing = () => uploads.call(detail, { query: { uploadId } })
    uploads.turnTo(30)
    await expireUploads(uploads.server.ctx)
    expect((await standing()).state).toBe('asked')
    uploads.turnTo(71)
    await expireUploads(uploads.server.ctx)
    expect((await standing()).state).toBe('expired')
    expect(await uploads.keys()).toEqual([])
    await expect(uploads.call(finish, { body: { uploadId } })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('leaves no file that was sent again after the picture was made', async () => {
    await using uploads = await startUploads()
    const photo = await aPhoto(400, 300)
    const { uploadId, url } = await uploads.asked(photo, 'image/jpeg')
    await put(url, 'image/jpeg', photo)
    await uploads.call(finish, { body: { uploadId } })
    await uploads.server.work()
    await put(url, 'image/jpeg', photo)
    expect(await uploads.keys('incoming/')).toHaveLength(1)
    uploads.turnTo(71)
    await expireUploads(uploads.server.ctx)
    expect(await uploads.keys('incoming/')).toEqual([])
    expect(await uploads.call(detail, { query: { uploadId } })).toMatchObject({ state: 'ready' })
  })
})
