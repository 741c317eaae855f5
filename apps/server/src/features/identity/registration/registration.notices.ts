import { memberById } from '#features/people/member/member.queries.ts'
import { notice } from '#kernel/work/notices.ts'
import { welcomeEmail } from './emails/welcome.email.ts'
import { memberRegistered } from './registration.events.ts'

export const welcomeNotice = notice({
  kind: 'welcome',
  on: memberRegistered,
  group: 'account',
  to: (_, { memberId }) => [memberId],
  facts: () => ({}),
  link: () => '/device-list',
  async mail(ctx, _, memberId) {
    const member = await memberById(ctx, memberId)
    if (!member) return
    const { nickName, account } = member
    return welcomeEmail(ctx.locale, { nickName, account, siteUrl: ctx.site.url })
  },
})
