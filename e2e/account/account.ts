import { randomBytes } from 'node:crypto'
import { createClient } from '@ironsouq/contract/client'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import type { Environment } from '../environment/environment.ts'
import { codeFor } from '../environment/mailbox.ts'

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

export async function createAccount(
  environment: Environment,
  nickName = 'Yard Buyer',
): Promise<Account> {
  const call = callFrom(environment, randomAddress())
  const account = `buyer_${randomBytes(4).toString('hex')}`
  const email = `${account}@example.com`
  await call(identityEndpoints.sendCode, {
    body: { purpose: 'register', channel: 'email', target: email },
  })
  await call(identityEndpoints.register, {
    body: {
      account,
      nickName,
      email,
      code: await codeFor(email),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agreed: TERMS_VERSION,
    },
  })
  return { account, email, nickName, password: PASSWORD }
}
