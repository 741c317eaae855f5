/** The parts of an application, in their order; staff say what to correct by part. */
export const APPLICATION_STEPS = ['basics', 'company', 'categories', 'settlement'] as const

export const STORE_DOCUMENT_KINDS = ['licence', 'idFront', 'idBack', 'other'] as const
export type StoreDocumentKind = (typeof STORE_DOCUMENT_KINDS)[number]
/** Without these an application is not submitted [ST-2]. */
export const REQUIRED_DOCUMENTS = ['licence', 'idFront', 'idBack'] as const

/** How many documents of the kind `other` an application has. */
export const OTHER_DOCUMENTS_MAX = 5

/** How many files one member may ask to upload within 24 hours. */
export const DOCUMENTS_A_DAY = 40

export const COMPANY_NAME_MAX = 100
export const PERSON_NAME_MAX = 60
export const RESIDENCE_MAX = 200
export const SCOPE_MAX = 500
export const APPLICATION_REASON_MAX = 500

/** Of an upload that no application has, and of an application that no one sent. */
export const UNUSED_DOCUMENT_HOURS = 24
export const UNSENT_APPLICATION_DAYS = 180
