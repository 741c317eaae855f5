import { IMAGE_TYPES, MB } from '../../platform/media/media.limits.ts'

export const INQUIRY_SUBJECT_MAX = 120
export const INQUIRY_CONTENT_MAX = 1000
export const INQUIRY_KEYWORDS_MAX = 120
export const INQUIRY_NOTE_MAX = 500
export const INQUIRY_QUANTITY_MAX = 999

/** Files of one message. */
export const ATTACHMENTS_MAX = 5
export const ATTACHMENT_BYTES_MAX = 10 * MB
export const ATTACHMENT_NAME_MAX = 120
export const ATTACHMENT_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]
export const isAttachmentType = (type: string): type is AttachmentType =>
  (ATTACHMENT_TYPES as readonly string[]).includes(type)

/** How many files one person may ask to upload within 24 hours. */
export const ATTACHMENTS_A_DAY = 60

/** How many inquiries one member may send within 24 hours. */
export const INQUIRIES_A_DAY = 20

/** How many messages one member may write into the thread of one inquiry within 24 hours. */
export const MESSAGES_A_DAY = 50

/** Messages of one page of a thread. */
export const THREAD_PAGE = 50

/** An inquiry is deleted so many days after its last message or change. */
export const INQUIRY_RETENTION_DAYS = 3 * 365

/** How long the address of a file can be opened. */
export const ATTACHMENT_LINK_SECONDS = 60

/** Why an inquiry is not sent to a seller [IN-2]. */
export const INVALID_REASONS = [
  'missingDetails',
  'notEquipment',
  'duplicate',
  'spam',
  'fraud',
  'other',
] as const
export type InvalidReason = (typeof INVALID_REASONS)[number]

/** What makes an inquiry look like spam. It is stored for staff and decides nothing. */
export const INQUIRY_SIGNALS = ['links', 'repeatedText', 'newAccount', 'manySellers'] as const
export type InquirySignal = (typeof INQUIRY_SIGNALS)[number]

/** What a buyer can ask for by a tap. Sellers read it in their own language, above the message. */
export const INQUIRY_POINTS = [
  'portPrice',
  'loadingDate',
  'startVideo',
  'serviceBook',
  'repairs',
  'warranty',
] as const
export type InquiryPoint = (typeof INQUIRY_POINTS)[number]

/** Who may write in the thread of an inquiry. */
export const INQUIRY_AUTHORS = ['buyer', 'seller', 'staff'] as const

/** Who answers an inquiry: a seller, or we for machines of our own. */
export const INQUIRY_RECIPIENTS = ['seller', 'ownStock'] as const
export type InquiryRecipient = (typeof INQUIRY_RECIPIENTS)[number]
