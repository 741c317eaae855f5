import {
  batchEndpoints,
  merchantBatchEndpoints,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import { usePortal } from '../frame/portal-context.ts'

const CALLS = { staff: batchEndpoints, merchant: merchantBatchEndpoints }

export type BatchCalls = (typeof CALLS)[keyof typeof CALLS]

/** The calls about bulk actions that people of this portal make. */
export const useBatchCalls = (): BatchCalls => CALLS[usePortal().audience]
