import { randomBytes } from 'node:crypto'
import { createClient } from '@ironsouq/contract/client'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { codeFor } from './mailbox.ts'
import type { Stage } from './stage/stage.ts'

const PASSWORD = 'Quarry-77#'

/** An account that was opened with a password, for whoever logs in to it. */
export interface Account {
  account: string
  email: string
  nickName: string
  password: string
}

/** An address that nobody else of the tests calls from: what one does wrong is not another's. */
export const anAddress = (): string => `10.${[...randomBytes(3)].join('.')}`

/** The API as somebody calls it from an address. */
export const callFrom = ({ apiUrl }: Pick<Stage, 'apiUrl'>, address: string, token?: string) =>
  createClient({
    base: apiUrl,
    locale: () => 'en',
    token: () => token,
    log: () => {},
    headers: { 'x-forwarded-for': address },
  })

export async function anAccount(stage: Stage, nickName = 'Yard Buyer'): Promise<Account> {
  const call = callFrom(stage, anAddress())
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
