import { job } from '#kernel/work/jobs.ts'
import { checkChain } from './audit.check.service.ts'

/** Every hour; a million entries take less than a minute. `entry/worker.ts` measures the result. */
export const checkAuditChain = job({
  name: 'audit.check-chain',
  cron: '23 * * * *',
  workerPool: 'files',
  async run(ctx) {
    const check = await checkChain(ctx)
    if (check && check.faultCount > 0)
      ctx.log.error({ faults: check.faults }, 'the audit log was tampered with')
  },
})
