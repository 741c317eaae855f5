import { event } from '#kernel/work/events.ts'

/** A photo at an address that was tried so often can be fetched. */
export const remotePhotoDue = event<{ photoId: string; tries: number }>('remote-photo.due')

/** A photo at an address is a picture now, or will not become one. */
export const remotePhotoDecided = event<{ photoId: string }>('remote-photo.decided')
