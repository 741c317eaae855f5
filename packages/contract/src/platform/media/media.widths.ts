/** Every picture is stored in these widths up to its own; the object keys differ only in the width. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const

/** The available widths of a picture: the narrower ones and its own. */
export const widthsOf = (largest: number): number[] => [
  ...PICTURE_WIDTHS.filter((width) => width < largest),
  largest,
]

const LISTED_WIDTH = 1280

/** The width of the `src` attribute, for browsers without `srcset`. */
export const listedWidthOf = (largest: number): number => Math.min(largest, LISTED_WIDTH)

const NARROWEST = PICTURE_WIDTHS[0]

/** The key of the narrowest width of a picture; a key that the image job did not make stays as it is. */
export const narrowestKeyOf = (key: string): string =>
  key.replace(/(?<=\/)\d{3,4}(?=\.webp$)/, (width) => String(Math.min(Number(width), NARROWEST)))
