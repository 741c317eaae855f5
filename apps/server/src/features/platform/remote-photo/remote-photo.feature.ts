import { IMPORT_DAYS } from '@ironsouq/contract/platform/import/import.limits'
import { isNull } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { fetchDuePhoto } from './remote-photo.on-due.ts'
import { notePictureOfPhoto } from './remote-photo.on-upload.ts'
import { remotePhoto } from './remote-photo.tables.ts'
import { tryPhotos } from './remote-photo.try.job.ts'

export const remotePhotoFeature = feature({
  name: 'remote-photo',
  consumers: [fetchDuePhoto, notePictureOfPhoto],
  deadlines: [tryPhotos],
  // A picture that a product shows stays; only its address is no longer known.
  retention: [
    {
      table: remotePhoto,
      since: remotePhoto.updatedAt,
      days: IMPORT_DAYS,
      where: isNull(remotePhoto.tryAt),
    },
  ],
})
