import { productExportEndpoints } from '@ironsouq/contract/mall/product-export/product-export.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { askProductExport, productExportOf } from './product-export.service.ts'

function storeOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const productExportRoutes: Routes = (serve) => {
  serve(productExportEndpoints.ask, ({ ctx, actor, body }) =>
    askProductExport(ctx, storeOf(actor), body),
  )
  serve(productExportEndpoints.detail, ({ ctx, actor, query }) =>
    productExportOf(ctx, storeOf(actor), query.exportId),
  )
}
