import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Dictionary } from './device-detail.dictionary.projection.ts'

/** For whom a device is presented, and the names that it refers to. */
export interface Reader {
  dictionary: Dictionary
  locale: LocaleCode
}

type Entry = Dictionary['specs'][number]['options'][number]

/** In the reader's language, else in English [EQ-7]. */
export const nameIn = ({ code, names }: Entry, locale: LocaleCode): string =>
  names?.[locale] ?? names?.en ?? code

export const presentNote = (text: string | null, language: string | null) =>
  text !== null && language !== null ? { text, language } : null

/** A category and its ancestors, nearest first. */
export function pathOf({ categories }: Dictionary, categoryId: string) {
  const path = []
  for (
    let at = categories.get(categoryId);
    at;
    at = at.parentId === null ? undefined : categories.get(at.parentId)
  )
    path.push(at)
  return path
}

export type Path = ReturnType<typeof pathOf>
