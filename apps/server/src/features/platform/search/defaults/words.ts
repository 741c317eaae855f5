/** Words as they are typed, one language a line, by the code of what they mean. */
export type WordsByCode = Readonly<Record<string, string>>

export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]
