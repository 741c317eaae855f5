import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { closedDays } from './freight.queries.ts'
import { freightRecords } from './freight.template.queries.ts'
import {
  createTemplate,
  deliveryCost,
  removeTemplate,
  saveTemplate,
} from './freight.template.service.ts'

function storeOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const freightTemplateRoutes: Routes = (serve) => {
  serve(freightEndpoints.closedDays, ({ ctx }) => closedDays(ctx))
  serve(freightEndpoints.list, ({ ctx, actor }) => freightRecords(ctx, storeOf(actor)))
  serve(freightEndpoints.cost, ({ ctx, actor, body }) => deliveryCost(ctx, storeOf(actor), body))
  serve(freightEndpoints.create, ({ ctx, actor, body }) =>
    createTemplate(ctx, storeOf(actor), body),
  )
  serve(freightEndpoints.save, ({ ctx, actor, body }) => saveTemplate(ctx, storeOf(actor), body))
  serve(freightEndpoints.remove, ({ ctx, actor, body }) =>
    removeTemplate(ctx, storeOf(actor), body.freightTemplateId),
  )
}
