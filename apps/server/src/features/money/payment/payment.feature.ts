import { feature } from '#kernel/registry.ts'
import { checkPayments, checkRefunds } from './payment.check.job.ts'
import { refundPaidNotice, surplusRefundedNotice } from './payment.notices.ts'
import { askAboutDispute } from './payment.on-dispute-due.ts'
import { endOtherAttempts, sendPlannedRefund } from './payment.on-ended.ts'
import { paymentPersonalData } from './payment.personal-data.ts'
import { paymentLedger } from './payment.postings.ts'
import { refundRoutes } from './payment.refund.routes.ts'
import { paymentRoutes } from './payment.routes.ts'
import { providerEvent } from './payment.tables.ts'
import { paymentWebhooks } from './payment.webhook.ts'

export const paymentFeature = feature({
  name: 'payment',
  ledger: paymentLedger,
  routes: [paymentRoutes, refundRoutes],
  webhooks: paymentWebhooks,
  consumers: [endOtherAttempts, sendPlannedRefund, askAboutDispute],
  deadlines: [...checkPayments, ...checkRefunds],
  notices: [refundPaidNotice, surplusRefundedNotice],
  personalData: [paymentPersonalData],
  // Providers post a notification again for some days.
  retention: [{ table: providerEvent, since: providerEvent.createdAt, days: 60 }],
})
