import { consumer } from '#kernel/work/events.ts'
import { pictureDecided } from './review.events.ts'
import { followDecision } from './review.picture.service.ts'

/** Copies a picture to where everyone can read it, or removes the copy. A second run finds it done. */
export const publishDecided = consumer({
  name: 'review.publish-decided',
  on: pictureDecided,
  workerPool: 'files',
  handle: (ctx, { reviewPictureId }) => followDecision(ctx, reviewPictureId),
})
