import { aSellerPerson } from '@ironsouq/server/features/identity/seller-sign-in/seller-sign-in.builder.ts'
import { sellerAccountByEmail } from '@ironsouq/server/features/people/seller-account/seller-account.queries.ts'
import { sellerByCode } from '@ironsouq/server/features/people/seller/seller.queries.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { type DemoSellerPerson, SELLER_PASSWORD } from '../seller-people.ts'

/** People of sellers and stores that are there. Returns how many were added. */
export async function seedSellerPeople(
  ctx: Ctx,
  people: readonly DemoSellerPerson[],
): Promise<number> {
  let added = 0
  for (const { seller: code, ...person } of people)
    await atomic(ctx, async (ctx) => {
      const seller = await sellerByCode(ctx, code)
      if (!seller || (await sellerAccountByEmail(ctx, person.email))) return
      await aSellerPerson(ctx, { ...person, sellerId: seller.id, password: SELLER_PASSWORD })
      added++
    })
  return added
}
