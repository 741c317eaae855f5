import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { useT } from '@ironsouq/portal/language/use-t.ts'

interface RichNode {
  text?: string
  content?: RichNode[]
}

const textsIn = ({ text, content = [] }: RichNode): string[] => [
  ...(text === undefined ? [] : [text]),
  ...content.flatMap(textsIn),
]

/** The words of a rich text, without its marks. */
export const documentText = (document: string): string =>
  textsIn(JSON.parse(document) as RichNode).join(' ')

/** How a comparison names and writes the texts of an article; `further` names fields of one kind of article. */
export function useComparedTexts(
  further: Readonly<Record<string, string>> = {},
): Pick<ComparedFields<Record<LocaleCode, object>>, LocaleCode> {
  const t = useT()
  const parts: Record<string, string> = {
    title: t('backofficeNews.headline'),
    summary: t('backofficeNews.summary'),
    document: t('backofficeNews.text'),
    isReady: t('backofficeNews.ready'),
    ...further,
  }
  const show = (value: unknown, part: string | undefined) => {
    if (typeof value === 'boolean') return t(value ? 'portal.yes' : 'portal.no')
    return part === 'document' ? documentText(String(value)) : String(value)
  }
  const fieldOf = (locale: LocaleCode) => ({
    label: LOCALES[locale].name,
    partName: (part: string) => parts[part] ?? part,
    show,
  })
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, fieldOf(locale)])) as Record<
    LocaleCode,
    ReturnType<typeof fieldOf>
  >
}
