import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { atomic } from '#kernel/ctx.ts'
import { forbidden, notFound } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { renewStore, setRates } from './store.contract.service.ts'
import { followStore, unfollowStore } from './store.follow.service.ts'
import { presentPage } from './store.page.present.ts'
import { publishStorePage, saveStorePage } from './store.page.service.ts'
import { storeInfo } from './store.projection.ts'
import { followedIds, followedStores, pageOf, warehousesOf } from './store.queries.ts'
import { storeForStaff, storeRecord, storesListed } from './store.record.projection.ts'
import { editStore, moveOwnStore, moveStore } from './store.service.ts'
import { addWarehouse, editWarehouse } from './store.warehouse.service.ts'

/** Whose store a call of the merchant portal is about, and whose uploads it may use. */
function sellerOf({ sellerId, audience, id }: Actor) {
  if (sellerId === null) throw forbidden()
  return { sellerId, owner: { audience, id } }
}

export const storeRoutes: Routes = (serve) => {
  serve(storeEndpoints.info, ({ ctx, query }) => storeInfo(ctx, query.storeId))
  serve(storeEndpoints.follow, ({ ctx, actor, body }) => followStore(ctx, actor.id, body.storeId))
  serve(storeEndpoints.unfollow, ({ ctx, actor, body }) =>
    unfollowStore(ctx, actor.id, body.storeId),
  )
  serve(storeEndpoints.followedIds, ({ ctx, actor }) => followedIds(ctx, actor.id))
  serve(storeEndpoints.followed, ({ ctx, actor, query }) => followedStores(ctx, actor.id, query))

  serve(storeMerchantEndpoints.record, ({ ctx, actor }) =>
    atomic(ctx, (ctx) => storeRecord(ctx, sellerOf(actor).sellerId)),
  )
  serve(storeMerchantEndpoints.edit, ({ ctx, actor, body }) =>
    editStore(ctx, sellerOf(actor), body),
  )
  serve(storeMerchantEndpoints.move, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      const { sellerId } = sellerOf(actor)
      await moveOwnStore(ctx, { sellerId, actorId: actor.id }, body.action)
      const record = await storeRecord(ctx, sellerId)
      if (!record) throw notFound()
      return record
    }),
  )
  serve(storeMerchantEndpoints.page, ({ ctx, actor }) =>
    atomic(ctx, async (ctx) => presentPage(await pageOf(ctx, sellerOf(actor).sellerId))),
  )
  serve(storeMerchantEndpoints.savePage, ({ ctx, actor, body }) =>
    saveStorePage(ctx, sellerOf(actor), body),
  )
  serve(storeMerchantEndpoints.publishPage, ({ ctx, actor, body }) =>
    publishStorePage(ctx, sellerOf(actor).sellerId, body.version),
  )
  serve(storeMerchantEndpoints.warehouses, ({ ctx, actor }) =>
    atomic(ctx, (ctx) => warehousesOf(ctx, sellerOf(actor).sellerId)),
  )
  serve(storeMerchantEndpoints.addWarehouse, ({ ctx, actor, body }) =>
    addWarehouse(ctx, sellerOf(actor).sellerId, body),
  )
  serve(storeMerchantEndpoints.editWarehouse, ({ ctx, actor, body }) =>
    editWarehouse(ctx, sellerOf(actor).sellerId, body),
  )

  serve(storeStaffEndpoints.list, ({ ctx, query }) => storesListed(ctx, query))
  serve(storeStaffEndpoints.detail, ({ ctx, query }) => storeForStaff(ctx, query.storeId))
  serve(storeStaffEndpoints.move, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await moveStore(ctx, body, actor.id)
      return storeForStaff(ctx, body.storeId)
    }),
  )
  serve(storeStaffEndpoints.renew, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await renewStore(ctx, body, actor.id)
      return storeForStaff(ctx, body.storeId)
    }),
  )
  serve(storeStaffEndpoints.setRates, ({ ctx, body }) =>
    atomic(ctx, async (ctx) => {
      await setRates(ctx, body.storeId, body.rates)
      return storeForStaff(ctx, body.storeId)
    }),
  )
}
