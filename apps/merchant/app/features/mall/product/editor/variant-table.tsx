import { SKU_CODE_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type { SkuRecord } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { typedGrams } from '@ironsouq/contract/mall/product/weight'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { useLanguage } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import type { ProductFormState } from './product-form.ts'
import { type Variant, withValues } from './variant-matrix.ts'

interface CellInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  isFigure?: boolean
  isWrong?: boolean
  error?: string
  maxLength?: number
  placeholder?: string
}

/** A field of a row: the name of the column stands above it on a phone, and is read out anywhere. */
function CellInput({
  label,
  value,
  onChange,
  isFigure,
  isWrong,
  error,
  maxLength,
  placeholder,
}: CellInputProps) {
  const isFaulty = isWrong === true || error !== undefined
  return (
    <label className="grid gap-1">
      <span className="text-micro text-ink-muted lg:sr-only">{label}</span>
      <input
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        dir="ltr"
        aria-invalid={isFaulty}
        title={error}
        inputMode={isFigure ? 'decimal' : 'text'}
        onChange={(event) => onChange(event.target.value)}
        className={`min-h-11 w-full min-w-0 rounded-tight border border-line-strong bg-raised px-2 text-body focus:outline-3 focus:-outline-offset-1 focus:outline-focus disabled:bg-sunk disabled:text-ink-muted placeholder:text-ink-muted aria-invalid:border-refused aria-invalid:inset-ring aria-invalid:inset-ring-refused lg:min-h-8 lg:text-small ${isFigure ? 'text-end tabular-nums' : 'rtl:text-end'}`}
      />
      {error !== undefined && <span className="text-micro text-refused">{error}</span>}
    </label>
  )
}

const HEAD =
  'border-b border-line-strong bg-sunk p-1.5 text-start align-bottom text-micro font-medium text-ink-2'
const CELL = 'max-lg:block lg:border-b lg:border-line lg:p-1.5 lg:align-middle'
const ROW =
  'max-lg:grid max-lg:grid-cols-2 max-lg:gap-2 max-lg:border-b max-lg:border-line max-lg:py-3'

interface VariantTableProps {
  form: ProductFormState
  currency: string
  /** Of the variants in their order, also of those that have only a number. */
  codes: readonly string[]
  /** As they were saved, with their stock. */
  saved: readonly SkuRecord[]
}

/** Every variant with code, price, weight and stock. */
export function VariantTable({ form, currency, codes, saved }: VariantTableProps) {
  const t = useT()
  const format = useFormat()
  const locale = useLanguage()?.locale ?? 'en'
  const { skus: variants } = form.values
  const options = withValues(form.values.options)
  const columns = {
    code: t('portalProduct.code'),
    price: t('portalProduct.price', { currency }),
    weight: t('portalProduct.weightKg'),
    stock: t('portalProduct.stock'),
    forSale: t('portalProduct.forSale'),
  }
  const change = (at: number, next: Partial<Variant>) =>
    form.set({ skus: variants.map((each, n) => (n === at ? { ...each, ...next } : each)) })
  return (
    <table className="w-full border-collapse max-lg:block">
      <caption className="sr-only">{t('portalProduct.variants')}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {options.length > 0 && (
            <th scope="col" className={HEAD}>
              {t('portalProduct.variant')}
            </th>
          )}
          {Object.entries(columns).map(([id, text]) => (
            <th key={id} scope="col" className={HEAD}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {variants.map((variant, at) => {
          const name = variantName(options, variant.values, locale)
          const fault = (field: string) => form.faultyAt(`skus.${at}.${field}`)
          const stock = saved.find(({ skuId }) => skuId === variant.skuId)
          const label = (column: string) => (name === '' ? column : `${column}, ${name}`)
          return (
            <tr key={Object.values(variant.values).join('/')} className={ROW}>
              {options.length > 0 && (
                <th
                  scope="row"
                  className={`${CELL} min-w-30 text-start font-semibold max-lg:col-span-2`}
                >
                  <bdi>{name}</bdi>
                </th>
              )}
              <td className={`${CELL} max-lg:col-span-2`}>
                <CellInput
                  label={label(columns.code)}
                  value={variant.code}
                  maxLength={SKU_CODE_MAX}
                  placeholder={codes[at] ?? ''}
                  onChange={(code) => change(at, { code })}
                  {...fault('code')}
                />
              </td>
              <td className={`${CELL} lg:w-32`}>
                <CellInput
                  label={label(columns.price)}
                  value={variant.price}
                  isFigure
                  isWrong={typedAmount(variant.price, currency) === undefined}
                  onChange={(price) => change(at, { price })}
                  {...fault('price')}
                />
              </td>
              <td className={`${CELL} lg:w-28`}>
                <CellInput
                  label={label(columns.weight)}
                  value={variant.weight}
                  isFigure
                  isWrong={typedGrams(variant.weight) === undefined}
                  onChange={(weight) => change(at, { weight })}
                  {...fault('weightG')}
                />
              </td>
              <td className={`${CELL} lg:w-24`}>
                {stock ? (
                  <span className="grid gap-1 tabular-nums lg:min-h-8 lg:content-center lg:text-end">
                    <span className="text-micro text-ink-muted lg:hidden">{columns.stock}</span>
                    {format.number(stock.onHand)}
                  </span>
                ) : (
                  <CellInput
                    label={label(t('portalProduct.firstStock'))}
                    value={variant.firstStock}
                    isFigure
                    isWrong={typedWhole(variant.firstStock) === undefined}
                    onChange={(firstStock) => change(at, { firstStock })}
                    {...fault('firstStock')}
                  />
                )}
              </td>
              <td className={`${CELL} max-lg:self-end`}>
                <Checkbox
                  label={t('portalProduct.forSale')}
                  {...(name !== '' && { 'aria-label': label(columns.forSale) })}
                  isSelected={variant.isActive}
                  onChange={(isActive) => change(at, { isActive })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
