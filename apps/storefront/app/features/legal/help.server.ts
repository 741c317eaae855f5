import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'

/** The topics in the order of a purchase, with their questions. */
const TOPICS = {
  finding: ['legal.helpFinding', ['Finding1', 'Finding2', 'Finding3']],
  judging: ['legal.helpJudging', ['Judging1', 'Judging2', 'Judging3', 'Grading1']],
  buying: ['legal.helpBuying', ['Buying1', 'Buying2', 'Buying3']],
  export: ['legal.helpExport', ['Export1', 'Export2']],
  account: ['legal.helpAccount', ['Account1', 'Account2']],
} as const

/** The help center in one language: part of the build, so it needs no API call. */
export function helpIn(locale: LocaleCode) {
  const t = translator(locale)
  return {
    title: t('legal.helpTitle'),
    description: t('legal.helpDescription'),
    lead: t('legal.helpLead'),
    search: t('legal.helpSearch'),
    nothing: t('legal.helpNothing'),
    still: { title: t('legal.helpStill'), text: t('legal.helpStillText') },
    topics: Object.entries(TOPICS).map(([id, [heading, answers]]) => ({
      id,
      heading: t(heading),
      answers: answers.map((name) => ({
        id: name.toLowerCase(),
        question: t(`legal.help${name}Q`),
        answer: t(`legal.help${name}A`),
      })),
    })),
  }
}

export type Help = ReturnType<typeof helpIn>
