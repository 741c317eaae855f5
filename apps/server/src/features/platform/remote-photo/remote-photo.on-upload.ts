import { uploadDecided } from '#features/platform/media/media.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { notePicture } from './remote-photo.service.ts'

/** Most uploads are not of an address; a repetition finds the photo decided. */
export const notePictureOfPhoto = consumer({
  name: 'remote-photo.note-picture',
  on: uploadDecided,
  handle: (ctx, { uploadId }) => notePicture(ctx, uploadId),
})
