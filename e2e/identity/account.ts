import { randomBytes } from 'node:crypto'
import { createClient } from '@ironsouq/contract/client'
import { anAccount } from '../../apps/server/src/features/identity/identity/identity.builder.ts'
import { aSecondFactor } from '../../apps/server/src/features/identity/second-factor/second-factor.builder.ts'
import { serverCtx } from '../environment/ctx.ts'
import type { Environment } from '../environment/environment.ts'

const PASSWORD = 'Quarry-77#'

/** An account with a password. */
export interface Account {
  account: string
  email: string
  nickName: string
  password: string
}

/** A client address that no other test uses: failed attempts are counted by address. */
export const randomAddress = (): string => `10.${[...randomBytes(3)].join('.')}`

/** The API as a client at an address calls it. */
export const callFrom = (
  { apiUrl }: Pick<Environment, 'apiUrl'>,
  address: string,
  token?: string,
) =>
  createClient({
    base: apiUrl,
    locale: () => 'en',
    token: () => token,
    log: () => {},
    headers: { 'x-forwarded-for': address },
  })

interface Given {
  /** Whether a login asks for a code of an app. */
  hasSecondFactor?: boolean
}

/** An account as a registration makes it; the registration itself has tests of its own. */
export async function createAccount({ hasSecondFactor = false }: Given = {}): Promise<Account> {
  const ctx = serverCtx()
  const nickName = 'Yard Buyer'
  const account = `buyer_${randomBytes(4).toString('hex')}`
  const email = `${account}@example.com`
  const verified = { account, nickName, mail: email, mailVerifiedAt: ctx.now() }
  const { id } = await anAccount(ctx, verified, PASSWORD)
  if (hasSecondFactor) await aSecondFactor(ctx, id)
  return { account, email, nickName, password: PASSWORD }
}
