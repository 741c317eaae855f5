import { event } from '#kernel/work/events.ts'

/** A file was uploaded: it must be checked and processed. */
export const uploadReceived = event<{ uploadId: string }>('upload.received')

/** The image job has made a picture of an upload, or refused it. */
export const uploadDecided = event<{ uploadId: string }>('upload.decided')

/** The owner of these uploads was erased or no longer uses them: their pictures must be removed. */
export const uploadsDisowned = event<{ memberId: string }>('upload.disowned')
