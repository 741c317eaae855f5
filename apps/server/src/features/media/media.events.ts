import { event } from '#kernel/events.ts'

/** A file was sent: it is to be looked at, and made a picture of. */
export const uploadReceived = event<{ uploadId: string }>('upload.received')

/** Whoever sent these is gone, and his pictures are to go too. */
export const uploadsDisowned = event<{ memberId: string }>('upload.disowned')
