import type { VideoTopic } from '@ironsouq/contract/content/video/video.limits'
import type { Key } from '@ironsouq/i18n/messages'

export const TOPIC_WORD: Record<VideoTopic, Key> = {
  inspection: 'video.inspection',
  machines: 'video.machines',
  export: 'video.export',
  bidding: 'video.bidding',
  company: 'video.company',
}
