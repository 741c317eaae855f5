import type { ProductPage } from '@ironsouq/contract/mall/product-search/product-search.query'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { KnownMachine } from './product-query.catalogue.projection.ts'
import type { PartLexicon } from './product-query.lexicon.rules.ts'
import type { PartMeaning, PartNeed } from './product-query.rules.ts'

type Understood = ProductPage['understood'][number]

interface Reader {
  lexicon: PartLexicon
  locale: LocaleCode
}

const eitherOf = (names: readonly string[], locale: LocaleCode) =>
  new Intl.ListFormat(LOCALES[locale].intl, { type: 'disjunction' }).format(names)

function labelOf(
  { lexicon: { labels }, locale }: Reader,
  filter: 'category' | 'machineBrand',
  code: string,
): string {
  const names = labels[filter].get(code)
  return names?.[locale] ?? names?.en ?? code
}

/** Of several models it is what was typed of them. */
function machineLabel(reader: Reader, machines: readonly KnownMachine[], phrase: string): string {
  const brands = [...new Set(machines.map(({ brand }) => brand))]
  const [brand] = brands
  const [machine] = machines
  const model = machines.length === 1 && machine ? machine.model : phrase.toUpperCase()
  return brand === undefined || brands.length > 1
    ? model
    : `${labelOf(reader, 'machineBrand', brand)} ${model}`
}

function presentNeed(reader: Reader, need: PartNeed): Understood[] {
  const { phrase } = need
  if (need.kind === 'machine') {
    const value = need.machines.map(({ modelId }) => modelId).join(',')
    return [
      {
        filter: 'modelId',
        value,
        label: machineLabel(reader, need.machines, phrase),
        phrase: [...need.makers, phrase].join(' '),
      },
    ]
  }
  if (need.kind !== 'category' && need.kind !== 'machineBrand') return []
  const names = need.codes.map((code) => labelOf(reader, need.kind, code))
  const label = eitherOf(names, reader.locale)
  return [{ filter: need.kind, value: need.codes.join(','), label, phrase }]
}

/** What words were read as, each with its name in the reader's language. */
export const presentMeaning = (reader: Reader, { needs }: PartMeaning): Understood[] =>
  needs.flatMap((need) => presentNeed(reader, need))
