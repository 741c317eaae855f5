import {
  inquiryExportEndpoints,
  orderExportEndpoints,
  orderMerchantExportEndpoints,
} from '@ironsouq/contract/platform/list-export/list-export.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { askListExport, listExportOf } from './list-export.service.ts'

export const listExportRoutes: Routes = (serve) => {
  for (const endpoints of [orderExportEndpoints, orderMerchantExportEndpoints]) {
    serve(endpoints.ask, ({ ctx, actor, body }) =>
      askListExport(ctx, actor, { list: 'order', ...body }),
    )
    serve(endpoints.detail, ({ ctx, actor, query }) =>
      listExportOf(ctx, actor, 'order', query.exportId),
    )
  }
  serve(inquiryExportEndpoints.ask, ({ ctx, actor, body }) =>
    askListExport(ctx, actor, { list: 'inquiry', ...body }),
  )
  serve(inquiryExportEndpoints.detail, ({ ctx, actor, query }) =>
    listExportOf(ctx, actor, 'inquiry', query.exportId),
  )
}
