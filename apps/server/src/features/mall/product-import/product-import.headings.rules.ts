import {
  type OPTION_NUMBERS,
  PRODUCT_FIELDS,
  type ProductField,
} from '@ironsouq/contract/platform/import/import.product-fields'
import type { ColumnMapping } from '@ironsouq/contract/platform/import/import.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import {
  headingKey,
  PHOTO_WORDS,
} from '#features/machines/device-import/device-import.headings.rules.ts'
import type { CatalogueAttribute } from './product-import.catalogue.projection.ts'
import type { OwnWarehouse } from './product-import.variants.projection.ts'

type OptionField = `option${(typeof OPTION_NUMBERS)[number]}${'Name' | 'Value'}`

/** The headings of the export, so that its file is recognised completely. */
const LABELS: Readonly<Record<Exclude<ProductField, OptionField>, Key>> = {
  code: 'portalProduct.code',
  product: 'portalImport.fieldProduct',
  name: 'portalProduct.name',
  category: 'portalProduct.category',
  brand: 'portalProduct.brand',
  partNo: 'portalProduct.partNo',
  crossReferences: 'portalProduct.crossReferences',
  condition: 'portalProduct.condition',
  forSale: 'portalProduct.forSale',
  price: 'portalProduct.priceOnly',
  currency: 'portalImport.fieldCurrency',
  tax: 'portalProduct.tax',
  weight: 'portalProduct.weight',
  onHand: 'portalProduct.onHand',
  freight: 'portalProduct.freight',
  warranty: 'portalProduct.warranty',
  fits: 'portalProduct.fits',
  photos: 'portalImport.fieldPhotos',
  summary: 'portalProduct.summary',
  description: 'portalProduct.description',
}

const isOption = (field: ProductField): field is OptionField => field.startsWith('option')

/** What a field is called. */
export function labelOf(t: Translate, field: ProductField): string {
  if (!isOption(field)) return t(LABELS[field])
  const n = field.charAt('option'.length)
  return field.endsWith('Name')
    ? t('portalImport.fieldOptionName', { n })
    : t('portalImport.fieldOptionValue', { n })
}

/** What stores call their columns in files of other systems. */
// oxfmt-ignore
const TRADE: Readonly<Partial<Record<ProductField, readonly string[]>>> = {
  product: ['product', 'handle', 'urlhandle', 'parent', 'parentsku', 'itemgroupid', 'productgroup'],
  option1Name: ['attribute1name'],
  option1Value: ['attribute1value', 'attribute1values'],
  option2Name: ['attribute2name'],
  option2Value: ['attribute2value', 'attribute2values'],
  option3Name: ['attribute3name'],
  option3Value: ['attribute3value', 'attribute3values'],
  code: ['sku', 'variantsku', 'skucode', 'itemcode', 'itemno', 'articlenumber', 'productcode'],
  name: ['title', 'productname', 'item', 'itemname'],
  category: ['producttype', 'type'],
  brand: ['make', 'vendor', 'manufacturer', 'maker'],
  partNo: ['partno', 'oem', 'oemno', 'mpn', 'partnumber'],
  crossReferences: ['crossreference', 'crossref', 'replaces', 'oemnumbers', 'alternativenumbers'],
  condition: [],
  forSale: ['active', 'published'],
  price: ['variantprice', 'unitprice', 'saleprice', 'listprice'],
  currency: ['curr', 'ccy'],
  tax: ['vat', 'taxscheme'],
  weight: ['variantgrams', 'weightvaluegrams', 'weightg', 'weightgrams', 'grams'],
  onHand: ['variantinventoryqty', 'inventoryquantity', 'stock', 'quantity', 'qty', 'instock'],
  freight: ['deliverytemplate', 'shippingprofile', 'shippingtemplate'],
  warranty: ['warrantydays'],
  photos: PHOTO_WORDS,
  fits: ['fitment', 'compatibility', 'machines'],
  summary: ['shortdescription'],
  description: ['longdescription', 'details'],
}

/** The labels of the fields in every language go before the words of the trade. */
const FIELDS = new Map<string, ProductField>([
  ...PRODUCT_FIELDS.flatMap((field) => (TRADE[field] ?? []).map((word) => [word, field] as const)),
  ...LOCALE_CODES.flatMap((locale) =>
    PRODUCT_FIELDS.map((field) => [headingKey(labelOf(translator(locale), field)), field] as const),
  ),
])

/** The column of what is in one warehouse. */
const IN_WAREHOUSE = 'stock.'
export const stockField = (warehouseId: string): string => `${IN_WAREHOUSE}${warehouseId}`
export const warehouseOf = (field: string | null): string | undefined =>
  field?.startsWith(IN_WAREHOUSE) ? field.slice(IN_WAREHOUSE.length) : undefined

/** How the column of a warehouse is headed: its name behind the word for stock. */
export const stockLabel = (t: Translate, name: string): string =>
  `${t('portalProduct.onHand')}, ${name}`

/** The field that each heading means. Of two headings that mean one field the first has it. */
export function recogniseHeadings(
  headers: readonly string[],
  attributes: Iterable<CatalogueAttribute>,
  warehouses: readonly OwnWarehouse[] = [],
): ColumnMapping[] {
  const named = new Map([
    ...[...attributes].flatMap(({ code, names }) =>
      [code, ...Object.values(names)].map(
        (name) => [headingKey(name), `attribute.${code}`] as const,
      ),
    ),
    ...warehouses.flatMap(({ warehouseId, name }) =>
      [name, ...LOCALE_CODES.map((locale) => stockLabel(translator(locale), name))].map(
        (heading) => [headingKey(heading), stockField(warehouseId)] as const,
      ),
    ),
  ])
  const used = new Set<string>()
  return headers.map((header) => {
    const key = headingKey(header)
    const field = FIELDS.get(key) ?? named.get(key)
    if (field === undefined || used.has(field)) return { header, field: null }
    used.add(field)
    return { header, field }
  })
}
