import {
  consentEndpoints,
  type Consents,
} from '@ironsouq/contract/people/consent/consent.endpoints'
import type { Ctx } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { choicesOf, termsOf } from './consent.queries.ts'
import { choose } from './consent.service.ts'

async function consentsOf(ctx: Ctx, memberId: string): Promise<Consents> {
  const [choices, terms] = await Promise.all([choicesOf(ctx, memberId), termsOf(ctx, memberId)])
  const { version, at } = terms ?? {}
  return { choices, terms: version && at ? { version, at: at.toISOString() } : null }
}

export const consentRoutes: Routes = (serve) => {
  serve(consentEndpoints.list, ({ ctx, actor }) => consentsOf(ctx, actor.id))

  serve(consentEndpoints.set, async ({ ctx, actor, body }) => {
    await choose(ctx, actor.id, body)
    return consentsOf(ctx, actor.id)
  })
}
