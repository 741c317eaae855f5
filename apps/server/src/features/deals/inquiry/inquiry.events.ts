import { event } from '#kernel/work/events.ts'

export const inquirySubmitted = event<{ inquiryId: string }>('inquiry.submitted')
export const inquiryPushed = event<{ inquiryId: string }>('inquiry.pushed')
export const inquiryInvalidated = event<{ inquiryId: string }>('inquiry.invalidated')

/** Someone wrote into the thread; the other side is notified. */
export const inquiryAnswered = event<{ inquiryId: string; seq: number }>('inquiry.answered')

/** A buyer answered by email and attached files, which are not taken from emails. */
export const inquiryFilesLeft = event<{ inquiryId: string }>('inquiry.files-left')

/** A file was uploaded for a message: its content must be checked. */
export const attachmentReceived = event<{ attachmentId: string }>('inquiry.attachment-received')
