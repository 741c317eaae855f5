import { staffDecisionEmail } from '#features/people/staff/staff.decision-email.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notice, staffWith } from '#kernel/work/notices.ts'
import { disputeOpened } from './dispute.events.ts'
import { disputeById } from './dispute.queries.ts'

const PATH = '/ledger/disputes?state=open'

/** One that ended in the meantime waits for no one. */
async function openDispute(ctx: Ctx, disputeId: string) {
  const row = await disputeById(ctx, disputeId)
  return row?.state === 'open' ? row : undefined
}

/** A dispute waits for evidence of the people who know what became of the money [PY-7]. */
export const disputeStaffNotice = notice<{ disputeId: string }, { number: string }>({
  kind: 'staffDispute',
  on: disputeOpened,
  to: staffWith('ledger.read'),
  async facts(ctx, { disputeId }) {
    const row = await openDispute(ctx, disputeId)
    return row && { number: row.disputeRef }
  },
  link: () => PATH,
  async mail(ctx, { disputeId }) {
    const row = await openDispute(ctx, disputeId)
    if (!row) return undefined
    return staffDecisionEmail(ctx.locale, {
      kind: 'staffDispute',
      number: row.disputeRef,
      url: `${ctx.site.backofficeUrl}${PATH}`,
    })
  },
})
