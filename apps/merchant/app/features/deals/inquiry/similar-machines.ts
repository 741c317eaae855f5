import type { QuoteMachine } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'

const { machines } = quoteMerchantEndpoints

/** The own machines for sale like the one that was asked about, or those that words find. */
export const similarMachines = (
  inquiryId: string,
  words: string,
  signal: AbortSignal,
): Promise<QuoteMachine[]> =>
  api(machines, { query: { inquiryId, ...(words !== '' && { words }) }, signal })
