import { job } from '#kernel/work/jobs.ts'
import { checkDue } from './device-admin.check.service.ts'

/** A report becomes too old, and a certificate expires, without any change of the machine. */
export const checkDueDevices = job({
  name: 'device-admin.check-due',
  cron: '*/10 * * * *',
  run: checkDue,
})
