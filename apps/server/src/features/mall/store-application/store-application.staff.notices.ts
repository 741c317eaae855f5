import { staffDecisionEmail } from '#features/people/staff/staff.decision-email.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notice, staffWith } from '#kernel/work/notices.ts'
import { storeApplicationSubmitted } from './store-application.events.ts'
import { applicationById } from './store-application.queries.ts'

const pathOf = (applicationId: string) => `/store-applications/${applicationId}`

/** One that was withdrawn or decided in the meantime waits for no one. */
async function waiting(ctx: Ctx, applicationId: string) {
  const row = await applicationById(ctx, applicationId)
  return row?.state === 'underReview' ? row : undefined
}

/** An application waits for the people who decide on it [ST-1]. */
export const storeApplicationStaffNotice = notice<
  { applicationId: string },
  { applicationId: string; number: string }
>({
  kind: 'staffStoreApplication',
  on: storeApplicationSubmitted,
  to: staffWith('store.approve'),
  async facts(ctx, { applicationId }) {
    const row = await waiting(ctx, applicationId)
    return row && { applicationId, number: String(row.number) }
  },
  link: ({ applicationId }) => pathOf(applicationId),
  async mail(ctx, { applicationId }) {
    const row = await waiting(ctx, applicationId)
    if (!row) return undefined
    return staffDecisionEmail(ctx.locale, {
      kind: 'staffStoreApplication',
      number: String(row.number),
      url: `${ctx.site.backofficeUrl}${pathOf(applicationId)}`,
    })
  },
})
