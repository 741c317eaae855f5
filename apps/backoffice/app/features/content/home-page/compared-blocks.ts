import type { Translate } from '@ironsouq/i18n/messages'
import type { ComparedFields } from '@ironsouq/portal/form/compared-fields'
import { blockOf, type PageValues } from './page-values.ts'

const PARTS = {
  isShown: 'backofficeHomePage.field_isShown',
  settings: 'backofficeHomePage.field_chosen',
  texts: 'backofficeHomePage.field_body',
} as const

/** How a conflict names the order, each block and its parts. */
export function comparedFields(t: Translate, values: PageValues): ComparedFields<PageValues> {
  const nameOf = (blockId: string) => {
    const kind = blockOf(values, blockId)?.kind
    return kind ? t(`backofficeHomePage.kind_${kind}`) : ''
  }
  const partName = (part: string) => (part in PARTS ? t(PARTS[part as keyof typeof PARTS]) : part)
  const blocks = Object.keys(values)
    .filter((field) => field !== 'order')
    .map((field) => [field, { label: nameOf(field.slice('block-'.length)), partName }])
  return {
    ...(Object.fromEntries(blocks) as ComparedFields<PageValues>),
    order: {
      label: t('backofficeHomePage.onPage'),
      show: (ids) => (Array.isArray(ids) ? ids.map((id) => nameOf(String(id))).join(' · ') : ''),
    },
  }
}
