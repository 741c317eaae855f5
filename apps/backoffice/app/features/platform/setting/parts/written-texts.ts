/** The texts without the languages in which nothing is written yet; English always stays. */
export const writtenTexts = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([locale, words]: [string, object]) =>
        locale === 'en' || Object.values(words).some((text) => String(text).trim() !== ''),
    ),
  ) as Texts
