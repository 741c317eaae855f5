import { consumer } from '#kernel/work/events.ts'
import { uploadReceived } from './media.events.ts'
import { makePictureOf } from './media.picture.service.ts'

/** A second run finds the upload decided; a run that stopped halfway makes the same objects again. */
export const makePicture = consumer({
  name: 'upload.make-picture',
  on: uploadReceived,
  workerPool: 'files',
  handle: (ctx, { uploadId }) => makePictureOf(ctx, uploadId),
})
