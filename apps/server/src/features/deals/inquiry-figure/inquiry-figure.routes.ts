import { inquiryFigureMerchantEndpoints } from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { inquiryFigures } from './inquiry-figure.projection.ts'

export const inquiryFigureRoutes: Routes = (serve) => {
  serve(inquiryFigureMerchantEndpoints.inquiries, ({ ctx, actor, query }) => {
    if (actor.sellerId === null) throw forbidden()
    return inquiryFigures(ctx, actor.sellerId, query.days)
  })
}
