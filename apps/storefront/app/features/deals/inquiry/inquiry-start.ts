import type { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'

export type InquiryMachine = DataOf<typeof inquiryEndpoints.about>

/** What the page of an inquiry begins with. */
export interface InquiryStart {
  /** Names this submission: sent twice, it is one inquiry [IN-4]. */
  submissionId: string
  /** Undefined for a request without a machine. */
  machine: InquiryMachine | undefined
  categories: readonly { code: string; name: string }[]
  countries: readonly { value: string; label: string }[]
}
