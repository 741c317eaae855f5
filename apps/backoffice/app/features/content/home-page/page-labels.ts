import type { HomePageState } from '@ironsouq/contract/content/home-page/home-page.lifecycle'
import type { BlockFault } from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import type { Key, Translate } from '@ironsouq/i18n/messages'

export const STATE_LOOK = {
  draft: { tone: 'plain', word: 'backofficeHomePage.stateDraft' },
  scheduled: { tone: 'wait', word: 'backofficeHomePage.stateScheduled' },
  published: { tone: 'proven', word: 'backofficeHomePage.statePublished' },
  replaced: { tone: 'line', word: 'backofficeHomePage.stateReplaced' },
} as const satisfies Record<HomePageState, { tone: string; word: Key }>

const FIELDS = [
  'title',
  'body',
  'phrases',
  'items',
  'count',
  'chosen',
  'isShown',
  'kind',
  'blocks',
  'picture',
] as const

/** The label of a field: `items.0.body` is the text of the first step. */
export function fieldName(t: Translate, path: string): string {
  const [first, index, part] = path.split('.')
  if (first === 'items' && index !== undefined) {
    const number = Number(index) + 1
    return t(part === 'body' ? 'backofficeHomePage.stepBody' : 'backofficeHomePage.stepTitle', {
      number,
    })
  }
  const known = FIELDS.find((field) => field === first)
  return known ? t(`backofficeHomePage.field_${known}`) : path
}

export const localeName = (locale: string): string =>
  isLocaleCode(locale) ? LOCALES[locale].name : locale

/** What is wrong, where and in which language. */
export function faultText(t: Translate, { field, locale, reason, value }: BlockFault): string {
  const place = [fieldName(t, field), ...(locale === null ? [] : [localeName(locale)])].join(', ')
  return `${place}: ${t(`backofficeHomePage.fault_${reason}`, { value: value ?? '' })}`
}
