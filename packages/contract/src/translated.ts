import * as z from 'zod/mini'

/** Words in some of the ten languages and always in English, which the others fall back to. */
export const translated = <Words extends z.ZodMiniType>(words: Words) => {
  const other = z.exactOptional(words)
  return z.object({
    en: words,
    ar: other,
    zh_CN: other,
    zh_HK: other,
    fr: other,
    pt: other,
    ko: other,
    he: other,
    de: other,
    es: other,
  })
}

/** The words of the languages that change; the others stay as they are. */
export const changedTexts = <Words extends z.ZodMiniType>(words: Words) =>
  z.extend(translated(words), { en: z.exactOptional(words) })
