import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import {
  isPortalNotice,
  noticeTask,
  type AnyNotice,
  type Recipients,
} from '#kernel/work/notices.ts'
import { planEmails } from './notification.plan-emails.service.ts'
import { notify } from './notification.service.ts'
import { peopleOf } from './portal/portal-notification.queries.ts'
import { notifyPortal } from './portal/portal-notification.service.ts'

const BATCH_SIZE = 1000

async function* batchesOf(recipients: Recipients): AsyncGenerator<readonly string[]> {
  let batch: string[] = []
  for await (const memberId of recipients) {
    batch.push(memberId)
    if (batch.length < BATCH_SIZE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * The consumer of one notice: writes the notifications and plans the emails, one transaction per
 * batch of members, or one for the few people of a portal. After a failure it starts again at the
 * first batch; unique keys make the people that have theirs already no-ops.
 */
export const writeNotice = (notice: AnyNotice) =>
  consumer({
    name: noticeTask(notice.kind),
    on: notice.on,
    async handle(ctx, event) {
      const facts = await notice.facts(ctx, event)
      if (!facts) return
      if (isPortalNotice(notice)) {
        const people = await peopleOf(ctx, notice, event)
        await atomic(ctx, (ctx) => notifyPortal(ctx, notice, { people, facts, event }))
        return
      }
      for await (const memberIds of batchesOf(await notice.to(ctx, event)))
        await atomic(ctx, async (ctx) => {
          await notify(ctx, notice, { memberIds, facts, event })
          await planEmails(ctx, notice, { memberIds, event })
        })
    },
  })
