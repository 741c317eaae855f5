import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { categoryPathIds } from '#features/machines/category/category.queries.ts'
import { deviceDetail } from '#features/machines/device-detail/device-detail.queries.ts'
import { deviceRow, presentStanding } from '#features/machines/device/device.queries.ts'
import { modelsKnown } from '#features/machines/model/model.queries.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import { setStanding } from '#features/people/seller/seller.service.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { deskChoices } from './device-admin.choices.projection.ts'
import { deskGrid } from './device-admin.grid.projection.ts'
import { deskCounts, deskList } from './device-admin.list.projection.ts'
import { previewUrl, previewedDevice } from './device-admin.preview.service.ts'
import { deskRecord } from './device-admin.record.projection.ts'
import {
  arrangePictures,
  createDraft,
  decide,
  editRecord,
  moveOnDesk,
} from './device-admin.service.ts'

export const deviceAdminRoutes: Routes = (serve) => {
  serve(deviceAdminEndpoints.list, ({ ctx, query }) => deskList(ctx, query))
  serve(deviceAdminEndpoints.grid, ({ ctx, query }) => deskGrid(ctx, query))
  serve(deviceAdminEndpoints.counts, ({ ctx }) => deskCounts(ctx))
  serve(deviceAdminEndpoints.record, ({ ctx, query }) => deskRecord(ctx, query.deviceId))
  serve(deviceAdminEndpoints.choices, ({ ctx }) => deskChoices(ctx))
  serve(deviceAdminEndpoints.specFields, async ({ ctx, query }) =>
    specFieldsOf(ctx, await categoryPathIds(ctx, query.categoryId)),
  )
  serve(deviceAdminEndpoints.models, ({ ctx, query }) => modelsKnown(ctx, query))
  serve(deviceAdminEndpoints.create, ({ ctx, body }) => createDraft(ctx, body))
  serve(deviceAdminEndpoints.edit, ({ ctx, body }) => editRecord(ctx, body))
  serve(deviceAdminEndpoints.pictures, ({ ctx, body }) => arrangePictures(ctx, body))
  serve(deviceAdminEndpoints.decide, ({ ctx, body, actor }) => decide(ctx, body, actor.id))
  serve(deviceAdminEndpoints.standing, ({ ctx, body }) =>
    setStanding(ctx, body.sellerId, body.standing),
  )
  serve(deviceEndpoints.move, async ({ ctx, body, actor }) =>
    presentStanding(await moveOnDesk(ctx, body, actor.id)),
  )
  serve(deviceAdminEndpoints.previewLink, async ({ ctx, query }) => {
    const { id } = await deviceRow(ctx, query.deviceId)
    return { url: previewUrl(ctx, id, query.language) }
  })
  serve(deviceAdminEndpoints.preview, async ({ ctx, query }) => {
    const deviceId = previewedDevice(ctx, query.token)
    const device = deviceId === null ? null : await deviceDetail(ctx, deviceId, { isPreview: true })
    if (!device) throw notFound()
    // As buyers will see it.
    return { ...device, state: device.state === 'draft' ? 'listed' : device.state }
  })
}
