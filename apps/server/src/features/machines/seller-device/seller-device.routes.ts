import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { categoryPathIds } from '#features/machines/category/category.queries.ts'
import {
  deskCounts,
  deskList,
} from '#features/machines/device-admin/device-admin.list.projection.ts'
import { previewUrl } from '#features/machines/device-admin/device-admin.preview.service.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { modelsKnown } from '#features/machines/model/model.queries.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  addOwnPicture,
  arrangeOwn,
  createOwn,
  duplicateOwn,
  editOwn,
  moveOwn,
  ownChoices,
  sellerRecord,
} from './seller-device.service.ts'

/** The services of the desk of staff: in the call of a merchant they find its own machines only. */
export const sellerDeviceRoutes: Routes = (serve) => {
  serve(sellerDeviceEndpoints.list, ({ ctx, query }) => deskList(ctx, query))
  serve(sellerDeviceEndpoints.counts, ({ ctx }) => deskCounts(ctx))
  serve(sellerDeviceEndpoints.record, ({ ctx, query }) => sellerRecord(ctx, query.deviceId))
  serve(sellerDeviceEndpoints.choices, ({ ctx }) => ownChoices(ctx))
  serve(sellerDeviceEndpoints.specFields, async ({ ctx, query }) =>
    specFieldsOf(ctx, await categoryPathIds(ctx, query.categoryId)),
  )
  serve(sellerDeviceEndpoints.models, ({ ctx, query }) => modelsKnown(ctx, query))
  serve(sellerDeviceEndpoints.create, ({ ctx, actor, body }) => createOwn(ctx, actor, body))
  serve(sellerDeviceEndpoints.duplicate, ({ ctx, body }) => duplicateOwn(ctx, body))
  serve(sellerDeviceEndpoints.previewLink, async ({ ctx, query }) => {
    const { id } = await deviceRow(ctx, query.deviceId)
    return { url: previewUrl(ctx, id, query.language) }
  })
  serve(sellerDeviceEndpoints.edit, ({ ctx, body }) => editOwn(ctx, body))
  serve(sellerDeviceEndpoints.pictures, ({ ctx, body }) => arrangeOwn(ctx, body))
  serve(sellerDeviceEndpoints.addPicture, ({ ctx, actor, body }) => addOwnPicture(ctx, actor, body))
  serve(sellerDeviceEndpoints.move, ({ ctx, actor, body }) => moveOwn(ctx, actor, body))
}
