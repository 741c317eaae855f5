/** The longest review, which the database checks as well [RV-1]. */
export const REVIEW_MAX = 150
export const REVIEW_PICTURES_MAX = 9
export const REVIEW_REPLY_MAX = 200
/** So long a store can change its reply. */
export const REPLY_EDIT_MINUTES = 30
/** By when staff decide about a report. */
export const REPORT_DAYS = 2
/** Reviews of one page of a product. */
export const REVIEWS_A_PAGE = 10
/** Pictures above the reviews of a product. */
export const REVIEW_STRIP_MAX = 12
/** Reviews in the data that search engines read. */
export const REVIEWS_FOR_ENGINES = 5
/** How long the address of a picture is valid that is not public. */
export const REVIEW_PICTURE_SECONDS = 600

export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

/** What a review or a picture can violate; a low rating is none of it. */
export const REVIEW_FAULTS = ['insult', 'personalData', 'offTopic', 'paidFor', 'unlawful'] as const
export type ReviewFault = (typeof REVIEW_FAULTS)[number]
