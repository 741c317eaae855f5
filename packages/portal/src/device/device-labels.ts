import type { Issue } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import { capital } from '@ironsouq/i18n/capital'
import type { Key } from '@ironsouq/i18n/messages'
import type { BadgeTone } from '@ironsouq/ui/primitives/display/badge'

/** The states as staff see them. */
export const STATE_WORDS: Record<DeviceState, { name: Key; tone: BadgeTone }> = {
  draft: { name: 'portalDevice.stateDraft', tone: 'plain' },
  pendingReview: { name: 'portalDevice.statePendingReview', tone: 'wait' },
  rejected: { name: 'portalDevice.stateRejected', tone: 'refused' },
  listed: { name: 'device.stateListed', tone: 'proven' },
  reserved: { name: 'device.stateReserved', tone: 'ink' },
  sold: { name: 'device.stateSold', tone: 'line' },
  withdrawn: { name: 'device.stateWithdrawn', tone: 'line' },
}

export const issueWord = (issue: Issue): Key => `portalDevice.issue${capital(issue)}`
