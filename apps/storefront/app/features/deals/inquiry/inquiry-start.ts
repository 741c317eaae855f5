import type { Device } from '@ironsouq/contract/machines/device/device.schema'

/** What the page of an inquiry begins with. */
export interface InquiryStart {
  /** Names this submission: sent twice, it is one inquiry [IN-4]. */
  submissionId: string
  /** Undefined for a request without a machine. */
  machine: Device | undefined
  categories: readonly { code: string; name: string }[]
  countries: readonly { value: string; label: string }[]
  /** The place that the visitor has chosen, or empty. */
  place: string
}
