/** Every picture is kept in these widths, as far as it is that wide, under names that differ in them only. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const

/** The widths there are of a picture whose largest is this wide: the narrower ones and its own. */
export const widthsOf = (largest: number): number[] => [
  ...PICTURE_WIDTHS.filter((width) => width < largest),
  largest,
]

const LISTED_WIDTH = 1280

/** The width that lists name, for readers who choose none. */
export const listedWidthOf = (largest: number): number => Math.min(largest, LISTED_WIDTH)
