import {
  merchantSavedViewEndpoints,
  savedViewEndpoints,
} from '@ironsouq/contract/platform/saved-view/saved-view.endpoints'
import { usePortal } from '../frame/portal-context.ts'

const CALLS = { staff: savedViewEndpoints, merchant: merchantSavedViewEndpoints }

/** The calls about saved views that people of this portal make. */
export const useSavedViewCalls = () => CALLS[usePortal().audience]
