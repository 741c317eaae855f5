import { sellerDeskEndpoints } from '@ironsouq/contract/machines/seller-desk/seller-desk.endpoints'
import { categoryPathIds } from '#features/machines/category/category.queries.ts'
import { deskChoices } from '#features/machines/device-desk/device-desk.choices.projection.ts'
import { deskCounts, deskList } from '#features/machines/device-desk/device-desk.list.projection.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import {
  addOwnPicture,
  arrangeOwn,
  createOwn,
  editOwn,
  moveOwn,
  sellerRecord,
} from './seller-desk.service.ts'

/** The services of the desk of staff: in the call of a merchant they find its own machines only. */
export const sellerDeskRoutes: Routes = (serve) => {
  serve(sellerDeskEndpoints.list, ({ ctx, query }) => deskList(ctx, query))
  serve(sellerDeskEndpoints.counts, ({ ctx }) => deskCounts(ctx))
  serve(sellerDeskEndpoints.record, ({ ctx, query }) => sellerRecord(ctx, query.deviceId))
  serve(sellerDeskEndpoints.choices, ({ ctx }) => deskChoices(ctx))
  serve(sellerDeskEndpoints.specFields, async ({ ctx, query }) =>
    specFieldsOf(ctx, await categoryPathIds(ctx, query.categoryId)),
  )
  serve(sellerDeskEndpoints.create, ({ ctx, actor, body }) => createOwn(ctx, actor, body))
  serve(sellerDeskEndpoints.edit, ({ ctx, body }) => editOwn(ctx, body))
  serve(sellerDeskEndpoints.pictures, ({ ctx, body }) => arrangeOwn(ctx, body))
  serve(sellerDeskEndpoints.addPicture, ({ ctx, actor, body }) => addOwnPicture(ctx, actor, body))
  serve(sellerDeskEndpoints.move, ({ ctx, actor, body }) => moveOwn(ctx, actor, body))
}
