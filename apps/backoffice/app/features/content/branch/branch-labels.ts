import type { BranchService } from '@ironsouq/contract/content/branch/branch.enums'
import type { Key } from '@ironsouq/i18n/messages'

export const SERVICE_WORD: Record<BranchService, Key> = {
  viewing: 'backofficeBranch.serviceViewing',
  inspection: 'backofficeBranch.serviceInspection',
  collection: 'backofficeBranch.serviceCollection',
  exportDocuments: 'backofficeBranch.serviceExportDocuments',
  parts: 'backofficeBranch.serviceParts',
  bidder: 'backofficeBranch.serviceBidder',
  weighbridge: 'backofficeBranch.serviceWeighbridge',
  storage: 'backofficeBranch.serviceStorage',
}
