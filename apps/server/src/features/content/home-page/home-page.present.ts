import { isDeepStrictEqual } from 'node:util'
import { BRANCH_TIME_ZONE } from '@ironsouq/contract/content/branch/branch-opening'
import type { Branch } from '@ironsouq/contract/content/branch/branch.schema'
import type { BlockOf } from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  BlockFault,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { weekOf } from '@ironsouq/contract/machines/yard/opening-hours'
import { formatter } from '@ironsouq/i18n/format'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'

/** 16 November 2026 is a Monday. */
const SUNDAY_BEFORE = 15

const COMMA: Partial<Record<LocaleCode, string>> = { ar: '، ', zh_CN: '，', zh_HK: '，' }

/** The ordinary week of a branch as one line. */
function hoursLine(hours: Branch['hours'], locale: LocaleCode): string {
  const t = translator(locale)
  const format = formatter(locale, { timeZone: BRANCH_TIME_ZONE })
  const clock = formatter(locale, { timeZone: 'UTC' })
  const day = (number: number) => format.weekday(`2026-11-${SUNDAY_BEFORE + number}`)
  const time = (minute: number) => clock.time(new Date(minute * 60_000))
  // Figures would change places in right-to-left text.
  const figures = (text: string) => (LOCALES[locale].dir === 'rtl' ? isolatedLtr(text) : text)
  return weekOf(hours)
    .map(({ first, last, spans }) => {
      const days =
        first === last ? day(first) : t('yard.dayRange', { first: day(first), last: day(last) })
      const open = spans.map(({ from, to }) => figures(`${time(from)}–${time(to)}`))
      return `${days} ${open.length === 0 ? t('yard.closed') : open.join(' ')}`
    })
    .join(COMMA[locale] ?? ', ')
}

export function presentOutlet(
  { code, name, area, street, emirate, phone, hours }: Branch,
  locale: LocaleCode,
): BlockOf<'outlets'>['items'][number] {
  const address = [street, area].filter((part) => part !== null).join(COMMA[locale] ?? ', ')
  return { code, name, address, hours: hoursLine(hours, locale), emirate, phone }
}

export const FAULT_WORD: Record<BlockFault['reason'], Key> = {
  pageEmpty: 'backofficeHomePage.fault_pageEmpty',
  kindTwice: 'backofficeHomePage.fault_kindTwice',
  missing: 'backofficeHomePage.fault_missing',
  tooLong: 'backofficeHomePage.fault_tooLong',
  notAllowed: 'backofficeHomePage.fault_notAllowed',
  englishMissing: 'backofficeHomePage.fault_englishMissing',
  itemsDiffer: 'backofficeHomePage.fault_itemsDiffer',
  notPublic: 'backofficeHomePage.fault_notPublic',
  pictureMissing: 'backofficeHomePage.fault_pictureMissing',
}

/** Block, field and language in the form of a field of the request. */
export const fieldOf = ({ blockId, field, locale }: BlockFault): string =>
  ['blocks', blockId, field, locale].filter((part) => part !== null).join('.')

/** What an audit row says of a saved draft: the order, if it changed, and the blocks that did. */
export function auditedChange(before: readonly VersionBlock[], after: readonly VersionBlock[]) {
  const changedIn = (own: readonly VersionBlock[], others: readonly VersionBlock[]) => ({
    order: own.map(({ kind }) => kind),
    blocks: own.filter(
      (block) =>
        !isDeepStrictEqual(
          block,
          others.find(({ blockId }) => blockId === block.blockId),
        ),
    ),
  })
  return { before: changedIn(before, after), after: changedIn(after, before) }
}
