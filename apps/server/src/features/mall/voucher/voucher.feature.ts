import { feature } from '#kernel/registry.ts'
import { endVouchersInTime } from './voucher.deadlines.job.ts'
import { voucherExpiringNotice, voucherIssuedNotice, voucherSoldNotice } from './voucher.notices.ts'
import { voucherPersonalData } from './voucher.personal-data.ts'
import { voucherRoutes } from './voucher.routes.ts'

export const voucherFeature = feature({
  name: 'voucher',
  routes: [voucherRoutes],
  deadlines: endVouchersInTime,
  notices: [voucherIssuedNotice, voucherExpiringNotice, voucherSoldNotice],
  personalData: [voucherPersonalData],
})
