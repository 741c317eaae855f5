import { job } from '#kernel/work/jobs.ts'
import { rollUpBalances } from './ledger.roll-up.service.ts'

export const rollUp = job({ name: 'ledger.roll-up', cron: '* * * * *', run: rollUpBalances })
