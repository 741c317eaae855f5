export const MB = 1024 * 1024

/** More than any phone camera; a larger picture may be a decompression bomb. */
export const PICTURE_PIXELS_MAX = 50_000_000
/** Of pictures that are only shown small: decoding one is cheap, so many are no burden. */
const SMALL_PIXELS_MAX = 16_000_000

/** Nothing smaller shows anything. */
export const PICTURE_SIDE_MIN = 16

/** Of a product photo: a smaller one is a blur on the page of the product. */
const PRODUCT_SIDE_MIN = 300

const document = { maxBytes: 2 * MB, maxPixels: PICTURE_PIXELS_MAX, minSide: PICTURE_SIDE_MIN }
const photo = { ...document, maxBytes: 10 * MB }
const small = { ...document, maxPixels: SMALL_PIXELS_MAX }

/** What a picture is uploaded for: how large it may be, and whether anyone may see it [FM-1]. */
export const PURPOSES = {
  avatar: { ...small, folder: 'avatar', open: true },
  logo: { ...small, folder: 'logo', open: true },
  licence: { ...document, folder: 'licence', open: false },
  voucher: { ...document, folder: 'voucher', open: false },
  chat: { ...photo, folder: 'chat', open: false },
  review: { ...photo, folder: 'review', open: false },
  content: { ...photo, folder: 'content', open: true },
  equipment: { ...photo, folder: 'device', open: true },
  product: { ...photo, minSide: PRODUCT_SIDE_MIN, folder: 'product', open: true },
} as const
export type Purpose = keyof typeof PURPOSES
export const PURPOSE_NAMES = Object.keys(PURPOSES) as [Purpose, ...Purpose[]]

/** Where the public copies of pictures of reviews are that staff have allowed. */
export const REVIEW_PICTURES_SHOWN = 'review-shown'

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]
export const isImageType = (type: string): type is ImageType =>
  (IMAGE_TYPES as readonly string[]).includes(type)

/** How many uploads one member may ask for within 24 hours. Staff need a permission instead. */
export const UPLOADS_A_DAY = 30
/** How many the people of one dealer may ask for together: the photos of about 30 machines. */
export const SELLER_UPLOADS_A_DAY = 600

/** How long an upload URL is valid. */
export const UPLOAD_MINUTES = 10

/** Why the image job rejected a picture. */
export const UPLOAD_FAULTS = ['format', 'damaged', 'size', 'dimensions'] as const
export type UploadFault = (typeof UPLOAD_FAULTS)[number]
