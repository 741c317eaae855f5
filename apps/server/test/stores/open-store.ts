import { eq } from 'drizzle-orm'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { openStore } from '#features/mall/store/store.contract.service.ts'
import { store } from '#features/mall/store/store.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { TestServer } from '../harness.ts'

const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

/** An open store with its people; the clock of tests is in November 2026. */
export async function anOpenStore(server: TestServer, code = 'ironwood') {
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: 'Ironwood LLC' } })
  const { id: categoryId } = await aProductCategory(ctx, {
    code: 'rollers',
    names: { en: 'Rollers', ar: 'بكرات' },
  })
  await atomic(ctx, (ctx) =>
    openStore(
      ctx,
      {
        sellerId,
        name: 'Ironwood Wear Parts',
        description: 'Undercarriage and ground engaging tools.',
        phone: '+971501234567',
        emirate: 'ajman',
        area: 'Al Jurf',
        address: 'Industrial 2, street 8',
        logo: { src: 'logo/x/320.webp', width: 320, height: 320 },
        company: {
          enterpriseName: 'Ironwood Wear Parts Trading LLC',
          licenceNo: 'AJ-77120',
          trn: '100334081200009',
          legalRepresentative: 'S. Haddad',
          residence: 'Al Jurf Industrial 2, Ajman',
          registeredCapital: { amount: '300000.00', currency: 'AED' },
          establishedOn: '2009-01-01',
          licenceEndsOn: '2027-06-30',
          scope: 'Spare parts of heavy equipment',
        },
        contract: { from: '2026-01-01', until: '2026-12-31' },
        rates: [{ categoryId, commissionPpm: 50_000 }],
      },
      STAFF,
    ),
  )
  const ownerId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const merchant = server.client({ bearer: await merchantTokenOf(ctx, ownerId) })
  const staff = server.client({ bearer: await server.staffToken() })
  const state = async () =>
    one(await ctx.db.select().from(store).where(eq(store.id, sellerId))).state
  return { sellerId, categoryId, merchant, staff, state }
}
