import { event } from '#kernel/events.ts'

/** A file was sent: it is to be looked at, and made a picture of. */
export const uploadReceived = event<{ uploadId: string }>('upload.received')

/** Whoever sent these is gone, or has no use for them any more: their pictures are to go too. */
export const uploadsDisowned = event<{ memberId: string }>('upload.disowned')
