import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Routes } from '#kernel/serve.ts'
import { presentUserInfo } from './member.present.ts'
import { memberById } from './member.queries.ts'

export const memberRoutes: Routes = (serve) => {
  serve(memberEndpoints.userInfo, async ({ ctx, actor }) => {
    const row = await memberById(ctx, actor.id)
    if (!row) throw notLoggedIn()
    return presentUserInfo(row)
  })
}
