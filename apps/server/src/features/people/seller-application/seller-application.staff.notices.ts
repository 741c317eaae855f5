import { eq } from 'drizzle-orm'
import { staffDecisionEmail } from '#features/people/staff/staff.decision-email.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notice, staffWith } from '#kernel/work/notices.ts'
import { sellerApplicationConfirmed } from './seller-application.events.ts'
import { sellerApplication } from './seller-application.tables.ts'

const pathOf = (applicationId: string) => `/seller-applications/${applicationId}`

/** The number of an application that still waits for a decision. */
async function waiting(ctx: Ctx, applicationId: string): Promise<string | undefined> {
  const { number, state } = sellerApplication
  const found = eq(sellerApplication.id, applicationId)
  const [row] = await ctx.db.select({ number, state }).from(sellerApplication).where(found)
  return row?.state === 'submitted' ? String(row.number) : undefined
}

/** An application waits for the people who decide on it. */
export const sellerApplicationStaffNotice = notice<
  { applicationId: string },
  { applicationId: string; number: string }
>({
  kind: 'staffSellerApplication',
  on: sellerApplicationConfirmed,
  to: staffWith('seller.approve'),
  async facts(ctx, { applicationId }) {
    const number = await waiting(ctx, applicationId)
    return number === undefined ? undefined : { applicationId, number }
  },
  link: ({ applicationId }) => pathOf(applicationId),
  async mail(ctx, { applicationId }) {
    const number = await waiting(ctx, applicationId)
    if (number === undefined) return undefined
    return staffDecisionEmail(ctx.locale, {
      kind: 'staffSellerApplication',
      number,
      url: `${ctx.site.backofficeUrl}${pathOf(applicationId)}`,
    })
  },
})
