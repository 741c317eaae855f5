import type { AnnouncementRecord } from '@ironsouq/contract/content/announcement/announcement.schema'
import type { Key } from '@ironsouq/i18n/messages'
import type { BadgeTone } from '@ironsouq/ui/primitives/display/badge'

export const STATE_LOOK: Record<AnnouncementRecord['state'], { word: Key; tone: BadgeTone }> = {
  scheduled: { word: 'backofficeAnnouncement.stateScheduled', tone: 'info' },
  current: { word: 'backofficeAnnouncement.stateCurrent', tone: 'proven' },
  ended: { word: 'backofficeAnnouncement.stateEnded', tone: 'plain' },
  withdrawn: { word: 'backofficeAnnouncement.stateWithdrawn', tone: 'refused' },
}
