/** The most variants of a sheet. */
export const SHEET_MAX = 10_000
/** The most variants that one call saves: a change of more is several calls. */
export const SHEET_SAVE_MAX = 200
/** As many rows, each with a count in every warehouse. */
export const SHEET_SAVE_BYTES = 3 << 20
