/** The tag of a background sync. */
export const SEND_TAG = 'inspection-outbox'
