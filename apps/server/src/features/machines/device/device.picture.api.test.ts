import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { PERMISSIONS } from '@ironsouq/contract/permission'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads } from '#test/uploads.ts'

const SIZES = [300, 301, 302, 303]

describe('the pictures of a machine', () => {
  it('are accepted uploads, also when many are added concurrently [CL-25] [EQ-1]', async () => {
    await using uploads = await startUploads()
    const { ctx } = uploads.server
    const { id: deviceId } = await aListedDevice(ctx)
    const ready = []
    for (const height of SIZES)
      ready.push(await uploads.sent(await aPhoto(400, height), 'image/jpeg'))
    const add = (uploadId: string) =>
      uploads.call(deviceEndpoints.picture, { body: { deviceId, uploadId } })
    await Promise.all(ready.map(({ uploadId }) => add(uploadId)))
    const { pictures } = await uploads.call(deviceEndpoints.detail, { query: { deviceId } })
    expect(pictures).toHaveLength(SIZES.length)
    expect(new Set(pictures.map(({ src }) => src))).toEqual(
      new Set(ready.map(({ picture }) => picture?.src)),
    )
  })

  it('are neither uploads that are not processed nor uploads for another purpose', async () => {
    await using uploads = await startUploads()
    const { id: deviceId } = await aListedDevice(uploads.server.ctx)
    const photo = await aPhoto(400, 300)
    const unsent = await uploads.asked(photo, 'image/jpeg')
    const avatar = await uploads.sent(photo, 'image/jpeg', 'avatar')
    const add = (uploadId: string) =>
      uploads.call(deviceEndpoints.picture, { body: { deviceId, uploadId } })
    await expect(add(unsent.uploadId)).rejects.toMatchObject({ status: 409 })
    await expect(add(avatar.uploadId)).rejects.toMatchObject({ status: 404 })
    const other = uploads.server.client({
      bearer: await uploads.server.tokenFor({
        audience: 'staff',
        permissions: PERMISSIONS,
        id: '0192f000-0000-7000-8000-00000000bbbb',
      }),
    })
    const equipment = await uploads.sent(photo, 'image/jpeg')
    await expect(
      other(deviceEndpoints.picture, { body: { deviceId, uploadId: equipment.uploadId } }),
    ).rejects.toMatchObject({ status: 404 })
    const state = await uploads.call(mediaEndpoints.staff.detail, {
      query: { uploadId: equipment.uploadId },
    })
    expect(state.state).toBe('ready')
  })
})
