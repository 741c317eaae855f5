import { deviceDeskEndpoints } from '@ironsouq/contract/machines/device-desk/device-desk.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { categoryPathIds } from '#features/machines/category/category.queries.ts'
import { deviceDetail } from '#features/machines/device-detail/device-detail.queries.ts'
import { deviceRow, presentStanding } from '#features/machines/device/device.queries.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import { setStanding } from '#features/people/seller/seller.service.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { deskChoices } from './device-desk.choices.projection.ts'
import { deskGrid } from './device-desk.grid.projection.ts'
import { deskCounts, deskList } from './device-desk.list.projection.ts'
import { previewUrl, previewedDevice } from './device-desk.preview.service.ts'
import { deskRecord } from './device-desk.record.projection.ts'
import {
  arrangePictures,
  createDraft,
  decide,
  editRecord,
  moveOnDesk,
} from './device-desk.service.ts'

export const deviceDeskRoutes: Routes = (serve) => {
  serve(deviceDeskEndpoints.list, ({ ctx, query }) => deskList(ctx, query))
  serve(deviceDeskEndpoints.grid, ({ ctx, query }) => deskGrid(ctx, query))
  serve(deviceDeskEndpoints.counts, ({ ctx }) => deskCounts(ctx))
  serve(deviceDeskEndpoints.record, ({ ctx, query }) => deskRecord(ctx, query.deviceId))
  serve(deviceDeskEndpoints.choices, ({ ctx }) => deskChoices(ctx))
  serve(deviceDeskEndpoints.specFields, async ({ ctx, query }) =>
    specFieldsOf(ctx, await categoryPathIds(ctx, query.categoryId)),
  )
  serve(deviceDeskEndpoints.create, ({ ctx, body }) => createDraft(ctx, body))
  serve(deviceDeskEndpoints.edit, ({ ctx, body }) => editRecord(ctx, body))
  serve(deviceDeskEndpoints.pictures, ({ ctx, body }) => arrangePictures(ctx, body))
  serve(deviceDeskEndpoints.decide, ({ ctx, body, actor }) => decide(ctx, body, actor.id))
  serve(deviceDeskEndpoints.standing, ({ ctx, body }) =>
    setStanding(ctx, body.sellerId, body.standing),
  )
  serve(deviceEndpoints.move, async ({ ctx, body, actor }) =>
    presentStanding(await moveOnDesk(ctx, body, actor.id)),
  )
  serve(deviceDeskEndpoints.previewLink, async ({ ctx, query }) => {
    const { id } = await deviceRow(ctx, query.deviceId)
    return { url: previewUrl(ctx, id, query.language) }
  })
  serve(deviceDeskEndpoints.preview, async ({ ctx, query }) => {
    const deviceId = previewedDevice(ctx, query.token)
    const device = deviceId === null ? null : await deviceDetail(ctx, deviceId, { isPreview: true })
    if (!device) throw notFound()
    // As buyers will see it.
    return { ...device, state: device.state === 'draft' ? 'listed' : device.state }
  })
}
