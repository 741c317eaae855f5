import { deadline } from '#kernel/work/deadlines.ts'
import { retryPhoto } from './remote-photo.service.ts'
import { remotePhoto } from './remote-photo.tables.ts'

/** Tries to fetch a photo again whose server did not answer, or whose job has died. */
export const tryPhotos = deadline({
  name: 'remote-photo.try',
  table: remotePhoto,
  at: 'tryAt',
  run: retryPhoto,
})
