import { feature } from '#kernel/registry.ts'
import { accountMissingNotices } from './account/quote.account.notices.ts'
import { endQuotesInTime } from './quote.deadlines.job.ts'
import { deleteOldQuotes } from './quote.delete-old.job.ts'
import { quoteMerchantRoutes } from './quote.merchant.routes.ts'
import { quoteNotices } from './quote.notices.ts'
import { quoteConsumers } from './quote.on-changed.ts'
import { quotePersonalData } from './quote.personal-data.ts'
import { quoteRoutes, quoteStaffRoutes } from './quote.routes.ts'
import { sellerQuoteNotices } from './quote.seller.notices.ts'
import { quote } from './quote.tables.ts'

export const quoteFeature = feature({
  name: 'quote',
  routes: [quoteRoutes, quoteStaffRoutes, quoteMerchantRoutes],
  consumers: quoteConsumers,
  jobs: [deleteOldQuotes],
  deadlines: endQuotesInTime,
  notices: [...quoteNotices, ...sellerQuoteNotices, ...accountMissingNotices],
  personalData: [quotePersonalData],
  retention: [{ table: quote, sweptBy: deleteOldQuotes.name }],
})
