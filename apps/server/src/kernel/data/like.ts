/** A text as a part of a pattern of LIKE: its signs stand for themselves. */
export const escapedLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
