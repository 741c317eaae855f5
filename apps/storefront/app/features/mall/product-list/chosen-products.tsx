import { boundsOf, listText, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import {
  PRODUCT_CHOICES,
  USUAL_EMIRATE,
  type ProductChoice,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import { isolated } from '@ironsouq/i18n/isolate'
import { chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { PLACE_WORD } from '#features/mall/arrival/parts/use-arrival-text.ts'
import {
  type AskedProducts,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { usePriceUnit } from '#features/money/currency/parts/use-price-unit.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { OPTION_WORD } from './product-filter-labels.ts'

export interface Chosen {
  key: string
  /** The parameter of the query. */
  filter: string
  text: string
  without: AskedProducts
  /** The words of the query that it was read from, if the reader did not choose it. */
  phrase?: string
}

/** The chosen filters without the category, which is the heading of the page. */
export function useChosen(query: ProductQuery, page: ProductPage): readonly Chosen[] {
  const t = useT()
  const format = useFormat()
  const { currency, shownSmall } = usePriceUnit()
  const textOf = (name: ProductChoice, value: string) => {
    const word = OPTION_WORD[name]?.[value]
    const facet = page.facets.find(({ filter }) => filter === name)
    return word ? t(word) : (facet?.options.find((each) => each.value === value)?.label ?? value)
  }
  const attributeText = (text: string) => {
    const [code = '', values = ''] = text.split(':')
    const facet = page.attributes.find((each) => each.code === code)
    const names = valuesOf(values).map(
      (value) => facet?.options.find((each) => each.value === value)?.label ?? value,
    )
    return `${facet?.name ?? code}: ${names.join(', ')}`
  }
  const priceText = (text: string) => {
    const { min, max } = boundsOf(text)
    const [from, to] = [min, max].map((end) =>
      end === undefined ? undefined : isolated(`${format.number(shownSmall(end))} ${currency}`),
    )
    if (from === undefined) return t('device.rangeTo', { to: to ?? '' })
    if (to === undefined) return t('device.rangeFrom', { from })
    return t('device.rangeBetween', { from, to })
  }
  const attributes = query.attribute?.split(';') ?? []
  const { machine } = page
  return [
    ...page.understood.map(({ filter, value, label, phrase }) => ({
      key: `understood ${filter} ${value}`,
      filter,
      text: filter === 'modelId' ? t('mall.fits', { machine: label }) : label,
      phrase,
      without: { ...query, literal: listText([...new Set([...valuesOf(query.literal), filter])]) },
    })),
    ...(query.q
      ? [
          {
            key: 'q',
            filter: 'q',
            text: query.q,
            without: { ...query, q: undefined, literal: undefined },
          },
        ]
      : []),
    ...(machine && query.modelId
      ? [
          {
            key: 'machine',
            filter: 'modelId',
            text: t('mall.fits', { machine: `${machine.brandName} ${machine.model}` }),
            without: { ...query, modelId: undefined },
          },
        ]
      : []),
    ...PRODUCT_CHOICES.flatMap((name) => {
      const values = valuesOf(query[name])
      return values.map((value) => ({
        key: `${name} ${value}`,
        filter: name,
        text: textOf(name, value),
        without: { ...query, [name]: listText(values.filter((each) => each !== value)) },
      }))
    }),
    ...(query.within
      ? [
          {
            key: 'within',
            filter: 'within',
            text: t('arrival.days', {
              count: Number(query.within),
              place: t(PLACE_WORD[query.to ?? USUAL_EMIRATE]),
            }),
            without: { ...query, within: undefined },
          },
        ]
      : []),
    ...(query.price
      ? [
          {
            key: 'price',
            filter: 'price',
            text: `${t('mall.price')}: ${priceText(query.price)}`,
            without: { ...query, price: undefined },
          },
        ]
      : []),
    ...attributes.map((text) => ({
      key: text,
      filter: 'attribute',
      text: attributeText(text),
      without: { ...query, attribute: attributes.filter((each) => each !== text).join(';') },
    })),
  ]
}

interface ChosenProductsProps {
  chosen: readonly Chosen[]
  clear: AskedProducts
}

/** Each filter has a link that removes it. */
export function ChosenProducts({ chosen, clear }: ChosenProductsProps) {
  const t = useT()
  if (chosen.length === 0) return null
  return (
    <ul
      aria-label={t('device.activeFilters')}
      className="flex min-w-0 items-center gap-2 max-lg:shrink-0 lg:flex-wrap"
    >
      {chosen.map(({ key, text, without, phrase }) => (
        <li key={key} className="flex max-w-full min-w-0 max-lg:shrink-0">
          <LocalLink
            href={productListPath({ ...without, current: 1 })}
            preventScrollReset
            aria-label={phrase === undefined ? t('device.removeFilter', { name: text }) : undefined}
            className={`relative ${chipLook(phrase === undefined ? 'plain' : 'line')} max-lg:max-w-[92vw]`}
          >
            <bdi className="truncate">{text}</bdi>
            {phrase !== undefined && (
              <>
                <span className="truncate font-normal text-ink-muted">
                  {t('search.understoodFrom', { phrase: isolated(phrase) })}
                </span>
                <span className="sr-only">
                  {t('search.undoUnderstood', { phrase, name: text })}
                </span>
              </>
            )}
            <Icon name="close" size="small" />
          </LocalLink>
        </li>
      ))}
      <li className="flex max-lg:shrink-0">
        <LocalLink
          href={productListPath(clear)}
          preventScrollReset
          className={`${buttonLook({ tone: 'quiet', size: 'dense' })} whitespace-nowrap`}
        >
          {t('device.clearAll')}
        </LocalLink>
      </li>
    </ul>
  )
}
