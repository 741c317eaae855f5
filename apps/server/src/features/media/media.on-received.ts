import { consumer } from '#kernel/events.ts'
import { uploadReceived } from './media.events.ts'
import { makePictureOf } from './media.picture.service.ts'

/** Told twice, it finds that the upload was decided; half done, it makes the same under the same names. */
export const makePicture = consumer({
  name: 'upload.make-picture',
  on: uploadReceived,
  handle: (ctx, { uploadId }) => makePictureOf(ctx, uploadId),
})
