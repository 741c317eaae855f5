import { and, desc, eq, sql } from 'drizzle-orm'
import { category } from '#features/machines/category/category.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { store, storeCompany } from '#features/mall/store/store.tables.ts'
import { addressesOf } from '#features/people/address/address.queries.ts'
import { sellerApplication } from '#features/people/seller-application/seller-application.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { QuoteRow } from '../quote.queries.ts'

/** What an invoice states about its seller, its buyer and its machine, as far as it is known. */
export interface InvoiceParties {
  licenceNo: string | null
  trn: string | null
  sellerAddress: string
  buyerAddress: string
  serialNo: string
  workHours: number | null
  hsCode: string | null
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

/** As the store of the seller states it, or the application by which they became one. */
async function firmOf(ctx: Ctx, sellerId: string) {
  const [shop] = await ctx.db
    .select({
      licenceNo: storeCompany.licenceNo,
      trn: storeCompany.trn,
      address: store.address,
      area: store.area,
    })
    .from(store)
    .leftJoin(storeCompany, eq(storeCompany.sellerId, store.id))
    .where(eq(store.id, sellerId))
  const [asked] = await ctx.db
    .select({ licenceNo: sellerApplication.licenceNo, trn: sellerApplication.trn })
    .from(sellerApplication)
    .where(and(eq(sellerApplication.sellerId, sellerId), eq(sellerApplication.state, 'approved')))
    .orderBy(desc(sellerApplication.createdAt))
    .limit(1)
  return {
    licenceNo: shop?.licenceNo ?? asked?.licenceNo ?? null,
    trn: shop?.trn ?? asked?.trn ?? null,
    sellerAddress: joined(shop?.address, shop?.area),
  }
}

export async function invoiceParties(ctx: Ctx, row: QuoteRow): Promise<InvoiceParties> {
  const [machine] = await ctx.db
    .select({
      serialNo: device.serialNo,
      workHours: device.workHours,
      hsCode: sql<string | null>`coalesce(${category.hsCode},
        (select p.hs_code from category p where p.id = ${category.parentId}))`,
    })
    .from(device)
    .innerJoin(category, eq(category.id, device.categoryId))
    .where(eq(device.id, row.deviceId))
  const [home] = row.memberId === null ? [] : await addressesOf(ctx, row.memberId)
  return {
    ...(await firmOf(ctx, row.sellerId)),
    buyerAddress: joined(home?.detail, home?.city, home?.country),
    serialNo: machine?.serialNo ?? '',
    workHours: machine?.workHours ?? null,
    hsCode: machine?.hsCode ?? null,
  }
}
