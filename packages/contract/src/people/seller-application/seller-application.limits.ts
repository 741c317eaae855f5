/** What a trade licence may be uploaded as. */
export const LICENCE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type LicenceType = (typeof LICENCE_TYPES)[number]
export const LICENCE_BYTES_MAX = 2 * 1024 * 1024

export const FIRM_NAME_MAX = 100
export const CONTACT_NAME_MAX = 60
export const REFUSAL_REASON_MAX = 500

/** A tax registration number of the UAE: 15 digits that begin with 100. */
export const TRN = /^100\d{12}$/
/** As licences print them: letters, digits and what separates them. */
export const LICENCE_NO = /^[A-Za-z0-9][A-Za-z0-9/-]{2,29}$/

/** A refused application is deleted so many days after the decision. */
export const REFUSED_RETENTION_DAYS = 180

/** How long the address of an application can be confirmed. */
export const CONFIRM_HOURS = 48

/** How many applications one email address gets a link for within 24 hours. */
export const CONFIRMATIONS_A_DAY = 5
