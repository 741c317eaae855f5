import { listText, valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import {
  PRODUCT_CHOICES,
  type ProductChoice,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type {
  ProductPage,
  ProductQuery,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import { chipLook } from '@ironsouq/ui/patterns/list/chip-row'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import {
  type AskedProducts,
  productListPath,
} from '#features/mall/product/parts/product-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { OPTION_WORD } from './product-filter-labels.ts'

interface Chosen {
  key: string
  text: string
  without: AskedProducts
}

/** The chosen filters without the category, which is the heading of the page. */
export function useChosen(query: ProductQuery, page: ProductPage): readonly Chosen[] {
  const t = useT()
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
  const attributes = query.attribute?.split(';') ?? []
  const { machine } = page
  return [
    ...(query.q ? [{ key: 'q', text: query.q, without: { ...query, q: undefined } }] : []),
    ...(machine
      ? [
          {
            key: 'machine',
            text: t('mall.fits', { machine: `${machine.brandName} ${machine.model}` }),
            without: { ...query, modelId: undefined },
          },
        ]
      : []),
    ...PRODUCT_CHOICES.flatMap((name) => {
      const values = valuesOf(query[name])
      return values.map((value) => ({
        key: `${name} ${value}`,
        text: textOf(name, value),
        without: { ...query, [name]: listText(values.filter((each) => each !== value)) },
      }))
    }),
    ...(query.price
      ? [
          {
            key: 'price',
            text: `${t('mall.price')}: ${query.price} AED`,
            without: { ...query, price: undefined },
          },
        ]
      : []),
    ...attributes.map((text) => ({
      key: text,
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
    <ul aria-label={t('device.activeFilters')} className="flex min-w-0 flex-wrap gap-2">
      {chosen.map(({ key, text, without }) => (
        <li key={key} className="flex max-w-full min-w-0">
          <LocalLink
            href={productListPath({ ...without, current: 1 })}
            preventScrollReset
            aria-label={t('device.removeFilter', { name: text })}
            className={chipLook()}
          >
            <bdi className="truncate">{text}</bdi>
            <Icon name="close" size="small" />
          </LocalLink>
        </li>
      ))}
      <li className="flex">
        <LocalLink
          href={productListPath(clear)}
          preventScrollReset
          className={buttonLook({ tone: 'quiet', size: 'dense' })}
        >
          {t('device.clearAll')}
        </LocalLink>
      </li>
    </ul>
  )
}
