import type { Passkey } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import type { SignInTables } from './portal-sign-in.tables.ts'

/** A person of a portal, as far as their sign-in needs to know them. */
export interface Person {
  id: string
  name: string
  email: string
  locale: string
  state: string
}

/** A portal whose people sign in with two factors: where its rows are and what it alone decides. */
export interface Portal<Opened extends object> {
  name: 'staff' | 'seller'
  /** The entity of the audit log. */
  entity: string
  tables: SignInTables
  /** The origin that its passkeys belong to. */
  siteUrl: (ctx: Ctx) => string
  personById: (ctx: Ctx, id: string) => Promise<Person | null>
  personByEmail: (ctx: Ctx, email: string) => Promise<Person | null>
  /** For changes that must see each other. */
  lock: (ctx: TxCtx, id: string) => Promise<void>
  openSession: (ctx: TxCtx, id: string, from: RequestOrigin) => Promise<Opened>
  /** Emits that a person asked for a link to set another password. */
  forgotten: (ctx: TxCtx, asked: { ownerId: string; stepId: string }) => Promise<void>
  /** The person of an invitation that still works. */
  invited: (ctx: Ctx, invitation: string) => Promise<Person>
  /** Uses an invitation, of two requests once, and makes its person active. */
  accept: (ctx: TxCtx, invitation: string) => Promise<string>
}

export type AnyPortal = Portal<object>

export type PasskeyRow = SignInTables['passkey']['$inferSelect']

export const passkeyShown = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  passkeyId: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
