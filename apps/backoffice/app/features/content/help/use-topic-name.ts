import type { HelpTopicRecord } from '@ironsouq/contract/content/help/help.schema'
import { useLanguage } from '@ironsouq/portal/language/language-store.ts'

/** The name of a topic in the language of the person, or in English. */
export function useTopicName(): (topic: Pick<HelpTopicRecord, 'texts'>) => string {
  const locale = useLanguage()?.locale ?? 'en'
  return ({ texts }) => (texts[locale] ?? texts.en).name
}
