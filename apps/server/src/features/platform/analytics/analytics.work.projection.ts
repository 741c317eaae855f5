import { EMAIL_KINDS, type EmailKind } from '@ironsouq/contract/email-kind'
import type { Emails, Jobs } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { dayBefore } from './analytics.rules.ts'

/** The consumer that writes machines to the index; a test compares the name. */
export const INDEX_TASK = 'device.index-changed'

/** The consumers that send emails, and what these are about; a test compares the names. */
export const EMAIL_TASKS: Readonly<Record<string, EmailKind>> = {
  'identity.send-code': 'code',
  'notification.send-email': 'notice',
  'notification.send-portal-email': 'notice',
  'viewing.email-yard-booked': 'viewing',
  'viewing.email-yard-moved': 'viewing',
  'viewing.email-yard-cancelled': 'viewing',
  'viewing.email-visitor-booked': 'viewing',
  'viewing.email-visitor-moved': 'viewing',
  'viewing.email-visitor-cancelled': 'viewing',
  'subscription.mail-confirmation': 'subscription',
  'account-change.notify': 'accountChange',
  'privacy.mail-erased': 'erasure',
  'staff.send-invitation': 'invitation',
  'staff.inform-administrators': 'invitation',
  'staff.inform-money-holders': 'invitation',
  'bank-account.inform-owners-stated': 'notice',
  'bank-account.inform-owners-confirmed': 'notice',
  'staff-sign-in.send-reset-link': 'code',
  'seller-sign-in.send-reset-link': 'code',
  'seller-account.send-invitation': 'invitation',
  'seller-account.inform-owners': 'invitation',
  'seller-account.inform-suspended': 'invitation',
  'seller-account.inform-lifted': 'invitation',
  'seller-application.send-confirmation': 'invitation',
  'seller-application.send-refusal': 'invitation',
}

type TaskRow = Jobs['tasks'][number] & { oldestSeconds: number }

export async function jobFigures(ctx: Ctx): Promise<Jobs> {
  const { rows } = await ctx.db.execute<TaskRow>(sql`
    select task_identifier as task,
      count(*) filter (where attempts < max_attempts)::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as failed,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where attempts < max_attempts and run_at <= now())), 0)::float as "lagSeconds",
      extract(epoch from now() - min(created_at))::float as "oldestSeconds",
      (array_agg(last_error order by updated_at desc) filter (where attempts >= max_attempts))[1]
        as "lastError"
    from graphile_worker.jobs group by 1 order by failed desc, waiting desc, 1`)
  // A job that failed waits for its next attempt: its change is as old as the job, not as its turn.
  const index = rows.find(({ task }) => task === INDEX_TASK)
  return {
    indexLagSeconds: Math.max(0, index?.oldestSeconds ?? 0),
    tasks: rows.map(({ task, waiting, failed, lagSeconds, lastError }) => ({
      task,
      waiting,
      failed,
      lagSeconds,
      lastError,
    })),
  }
}

async function waitingByKind(ctx: Ctx): Promise<Map<EmailKind, number>> {
  const { rows } = await ctx.db.execute<{ task: string; n: number }>(sql`
    select task_identifier as task, count(*)::int as n from graphile_worker.jobs
    where attempts < max_attempts and task_identifier = any(${sql.param(Object.keys(EMAIL_TASKS))}::text[])
    group by 1`)
  const waiting = new Map<EmailKind, number>()
  for (const { task, n } of rows) {
    const kind = EMAIL_TASKS[task]
    if (kind) waiting.set(kind, (waiting.get(kind) ?? 0) + n)
  }
  return waiting
}

export async function emailFigures(ctx: Ctx, period: number): Promise<Emails> {
  const now = ctx.now()
  const { rows } = await ctx.db.execute<{
    day: string
    kind: string
    sent: number
    failed: number
  }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, kind, sent, failed from email_count
    where day >= ${dayBefore(now, period - 1)}::date`)
  const waiting = await waitingByKind(ctx)
  const sumOf = (own: typeof rows) => ({
    sent: own.reduce((sum, { sent }) => sum + sent, 0),
    failed: own.reduce((sum, { failed }) => sum + failed, 0),
  })
  return {
    days: Array.from({ length: period }, (_, n) => {
      const day = dayBefore(now, period - 1 - n)
      return { day, ...sumOf(rows.filter((row) => row.day === day)) }
    }),
    kinds: EMAIL_KINDS.map((kind) => ({
      kind,
      ...sumOf(rows.filter((row) => row.kind === kind)),
      waiting: waiting.get(kind) ?? 0,
    })),
  }
}
