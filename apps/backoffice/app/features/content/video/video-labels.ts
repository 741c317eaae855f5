import type { FilmState, VideoState } from '@ironsouq/contract/content/video/video.lifecycle'
import type { FilmFault, VideoTopic } from '@ironsouq/contract/content/video/video.limits'
import type { Key } from '@ironsouq/i18n/messages'

export const TOPIC: Record<VideoTopic, Key> = {
  inspection: 'backofficeVideo.inspection',
  machines: 'backofficeVideo.machines',
  export: 'backofficeVideo.export',
  bidding: 'backofficeVideo.bidding',
  company: 'backofficeVideo.company',
}

export const STATE: Record<
  VideoState,
  { word: Key; tone: 'plain' | 'wait' | 'proven' | 'refused' }
> = {
  draft: { word: 'backofficeVideo.draft', tone: 'plain' },
  scheduled: { word: 'backofficeVideo.scheduled', tone: 'wait' },
  published: { word: 'backofficeVideo.published', tone: 'proven' },
  withdrawn: { word: 'backofficeVideo.withdrawn', tone: 'refused' },
}

export const FILM_STATE: Record<FilmState, Key> = {
  sending: 'backofficeVideo.sending',
  received: 'backofficeVideo.waiting',
  transcoding: 'backofficeVideo.processing',
  ready: 'backofficeVideo.ready',
  refused: 'backofficeVideo.refused',
  expired: 'backofficeVideo.cancelled',
}

export const FAULT: Record<FilmFault, Key> = {
  format: 'backofficeVideo.faultFormat',
  damaged: 'backofficeVideo.faultDamaged',
  size: 'backofficeVideo.faultDamaged',
  length: 'backofficeVideo.faultLength',
  dimensions: 'backofficeVideo.faultDimensions',
}
