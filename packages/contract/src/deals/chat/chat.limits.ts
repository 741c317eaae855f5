export const CHAT_TEXT_MAX = 2000
export const CHAT_NOTE_MAX = 500
/** The most messages of one answer. */
export const CHAT_PAGE_MAX = 100

/** How many messages each side may write into one conversation within 24 hours. */
export const CHAT_MESSAGES_A_DAY = 300
/** The newest orders of a buyer are offered to the desk as cards. */
export const CHAT_ORDERS_SHOWN = 20
/** How many consultations one member may begin within 24 hours. */
export const CONSULTATIONS_A_DAY = 60
/** The newest internal notes of a conversation are shown. */
export const CHAT_NOTES_SHOWN = 200

/** A consultation in which no one wrote for so long is expired [CH-3]. */
export const CHAT_EXPIRES_HOURS = 24

/** A buyer who has not read a message for so long is notified, once until they read. */
export const CHAT_NOTICE_MINUTES = 2

/** A conversation is deleted so many days after its last message or change. */
export const CHAT_RETENTION_DAYS = 3 * 365

/** How long the address of a picture can be opened. */
export const CHAT_IMAGE_SECONDS = 60

export const CHAT_RATING_MAX = 5
/** Canned answers of one desk. */
export const CANNED_MAX = 200
export const CANNED_TITLE_MAX = 60

/** Why a conversation is reported to the staff. */
export const REPORT_REASONS = ['fraud', 'abuse', 'spam', 'other'] as const

/** Who writes in a conversation [CH-10]. */
export const CHAT_AUTHORS = ['buyer', 'seller', 'staff'] as const
export type ChatAuthor = (typeof CHAT_AUTHORS)[number]

/** The two sides that read it. */
export const CHAT_SIDES = ['buyer', 'desk'] as const
export type ChatSide = (typeof CHAT_SIDES)[number]

/** What a message is [CH-2]. */
export const CHAT_KINDS = ['text', 'image', 'device', 'inquiry', 'product', 'order'] as const

/** How a message came: written on the site, or to our number on WhatsApp. */
export const CHAT_VIAS = ['web', 'whatsapp'] as const

/**
 * The way of an answer to WhatsApp. `late`: the buyer last wrote there too long ago, so that WhatsApp takes no
 * answers; it is in the thread only.
 */
export const CHAT_DELIVERIES = [
  'waiting',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'late',
] as const
export type ChatDelivery = (typeof CHAT_DELIVERIES)[number]

/** WhatsApp takes answers for so long after a message of the buyer. */
export const WHATSAPP_WINDOW_HOURS = 24

/** New translations that one person may ask for in a day; stored ones are not counted. */
export const TRANSLATIONS_A_DAY = { buyer: 200, desk: 2000 } as const
/** A longer translation is not one of a message. */
export const TRANSLATION_TEXT_MAX = 8000

/** Whom a conversation is with: our customer service, or a store [CH-1]. */
export const CHAT_DESKS = ['official', 'store'] as const
export type ChatDesk = (typeof CHAT_DESKS)[number]

/** The channel of our customer service; that of a store has the id of the seller. */
export const OFFICIAL_DESK_ID = '00000000-0000-7000-8000-00000000de5c'

export const CHAT_CHANNEL = 'chat'
export const DESK_CHANNEL = 'desk'
/** How many wait for our customer service. Who follows it is not at the desk. */
export const QUEUE_CHANNEL = 'queue'
