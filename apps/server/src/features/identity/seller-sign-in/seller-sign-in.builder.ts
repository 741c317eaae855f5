import { anApp } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { savePassword } from '#features/identity/portal-sign-in/portal-sign-in.password.service.ts'
import {
  aSellerAccount,
  type SellerAccountGiven,
} from '#features/people/seller-account/seller-account.builder.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { sellerPortal } from './seller-sign-in.service.ts'

interface Given extends SellerAccountGiven {
  /** Without it the person cannot sign in by password: hashing one takes time. */
  password?: string
  /** Of the authenticator app; a demo always has the same. */
  secretId?: string
}

/** A person of a seller with an authenticator app. */
export const aSellerPerson = (ctx: Ctx, { password, secretId, ...given }: Given): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const accountId = await aSellerAccount(ctx, given)
    await anApp(ctx, sellerPortal, accountId, secretId)
    if (password) await savePassword(ctx, sellerPortal, accountId, await hashPassword(password))
    return accountId
  })
