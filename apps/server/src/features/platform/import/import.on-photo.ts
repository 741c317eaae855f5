import { remotePhotoDecided } from '#features/platform/remote-photo/remote-photo.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { placePhoto } from './import.photo.service.ts'

/** A repetition finds the pictures as they are to be. */
export const placeDecidedPhoto = consumer({
  name: 'import.place-photo',
  on: remotePhotoDecided,
  handle: (ctx, { photoId }) => placePhoto(ctx, photoId),
})
