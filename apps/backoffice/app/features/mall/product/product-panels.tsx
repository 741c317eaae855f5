import type { SkuRecord } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { StaffProductRecord } from '@ironsouq/contract/mall/product-admin/product-review.schema'
import { crossReferenceText } from '@ironsouq/contract/mall/product/cross-reference'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ProductBadge } from '@ironsouq/portal/product/product-badge'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Tabs } from '@ironsouq/ui/primitives/display/tabs'
import { useState } from 'react'

interface PanelProps {
  record: StaffProductRecord
}

/** Every photo in the store's order; each opens in its full size. */
export function PhotosPanel({ record: { pictures, texts } }: PanelProps) {
  const t = useT()
  return (
    <Panel heading={t('portalProduct.photos')}>
      {pictures.length === 0 && <p className="text-ink-muted">{t('backofficeProduct.noPhotos')}</p>}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
        {pictures.map(({ pictureId, src, width, height }, at) => (
          <li key={pictureId}>
            <a href={pictureUrl(src)} target="_blank" rel="noreferrer" className="block">
              <img
                src={pictureUrl(src)}
                alt={t('portalProduct.photo', { n: at + 1, name: texts.en.name })}
                width={width}
                height={height}
                loading="lazy"
                className="aspect-4/3 w-full rounded-tight bg-sunk object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Words({ texts, locale }: Pick<StaffProductRecord, 'texts'> & { locale: LocaleCode }) {
  const words = texts[locale] ?? texts.en
  const { bcp47, dir } = LOCALES[locale]
  return (
    <div lang={bcp47} dir={dir} className="grid gap-2 wrap-anywhere">
      <p className="text-lead font-bold">{words.name}</p>
      {words.summary !== '' && <p className="font-medium">{words.summary}</p>}
      {words.description !== '' && <p className="whitespace-pre-line">{words.description}</p>}
    </div>
  )
}

/** What the store wrote, in the languages that it wrote in. */
export function TextsPanel({ record: { texts } }: PanelProps) {
  const t = useT()
  const written = LOCALE_CODES.filter((locale) => texts[locale])
  const [chosen, choose] = useState<string>(() => (texts[currentLocale()] ? currentLocale() : 'en'))
  return (
    <Panel heading={t('portalProduct.texts')}>
      <Tabs
        label={t('portal.languages')}
        selected={chosen}
        onSelect={choose}
        tabs={written.map((locale) => ({
          id: locale,
          text: LOCALES[locale].name,
          content: <Words texts={texts} locale={locale} />,
        }))}
      />
    </Panel>
  )
}

function useAttributeFacts({ fields, attributes }: StaffProductRecord): Fact[] {
  const t = useT()
  const format = useFormat()
  const shown = ({ code, choices, unit }: StaffProductRecord['fields'][number]) => {
    const value = attributes[code]
    if (value === undefined) return t('portalProduct.notStated')
    if (typeof value === 'boolean') return t(value ? 'portalProduct.yes' : 'portalProduct.no')
    if (typeof value === 'number')
      return unit === null ? format.number(value) : `${format.number(value)}\u00a0${unit}`
    return choices.find((choice) => choice.code === value)?.name ?? value
  }
  return fields.map((field) => ({
    label: field.name,
    value: <bdi>{shown(field)}</bdi>,
  }))
}

export function FactsPanel({ record }: PanelProps) {
  const t = useT()
  const format = useFormat()
  const { storeName, categoryName, brand, partNo, condition, taxScheme, deliveryMethods } = record
  const attributes = useAttributeFacts(record)
  const stated = (value: string | null) =>
    value === null ? t('portalProduct.notStated') : <bdi>{value}</bdi>
  return (
    <Panel heading={t('portalProduct.facts')}>
      <FactsTable
        columns={2}
        facts={[
          { label: t('backofficeProduct.store'), value: <bdi>{storeName}</bdi> },
          { label: t('portalProduct.category'), value: <bdi>{categoryName}</bdi> },
          { label: t('portalProduct.brand'), value: stated(brand) },
          { label: t('portalProduct.partNo'), value: stated(partNo) },
          {
            label: t('portalProduct.condition'),
            value: t(`portalProduct.condition_${condition}`),
          },
          { label: t('portalProduct.tax'), value: t(`portalProduct.tax_${taxScheme}`) },
          {
            label: t('portalProduct.delivery'),
            value: (
              <span className="grid">
                {deliveryMethods.map((method) => (
                  <span key={method}>{t(`portalProduct.method_${method}`)}</span>
                ))}
              </span>
            ),
          },
          {
            label: t('portalProduct.warranty'),
            value: format.number(record.warrantyDays),
          },
          ...(record.isVirtual
            ? [{ label: t('portalProduct.isVirtual'), value: t('portalProduct.yes') }]
            : []),
          ...attributes,
        ]}
      />
    </Panel>
  )
}

type SkuItem = SkuRecord & { id: string }

function useVariantColumns({ options }: StaffProductRecord): TableColumn<SkuItem>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'code',
      text: t('portalProduct.code'),
      isRowHeader: true,
      cell: ({ code }) => <bdi className="font-semibold">{code}</bdi>,
    },
    ...(options.length === 0
      ? []
      : [
          {
            id: 'variant',
            text: t('portalProduct.variant'),
            onPhone: 'unlabelled' as const,
            cell: ({ values }: SkuItem) => (
              <bdi>{variantName(options, values, currentLocale())}</bdi>
            ),
          },
        ]),
    {
      id: 'price',
      text: t('portalProduct.priceOnly'),
      isFigure: true,
      cell: ({ price }) => <bdi>{format.money(price)}</bdi>,
    },
    {
      id: 'weight',
      text: t('portalProduct.weight'),
      isFigure: true,
      cell: ({ weightG }) => format.number(weightG),
    },
    {
      id: 'onHand',
      text: t('portalProduct.onHand'),
      isFigure: true,
      cell: ({ onHand }) => format.number(onHand),
    },
    {
      id: 'held',
      text: t('portalProduct.held'),
      isFigure: true,
      cell: ({ held }) => format.number(held),
    },
    {
      id: 'forSale',
      text: t('portalProduct.forSale'),
      cell: ({ isActive }) => t(isActive ? 'portalProduct.yes' : 'portalProduct.no'),
    },
  ]
}

export function VariantsPanel({ record }: PanelProps) {
  const t = useT()
  return (
    <Panel heading={t('portalProduct.variants')}>
      <div className="overflow-x-auto">
        <Table
          label={t('portalProduct.variants')}
          columns={useVariantColumns(record)}
          rows={record.skus.map((sku) => ({ ...sku, id: sku.skuId, isMuted: !sku.isActive }))}
          isStacked
        />
      </div>
    </Panel>
  )
}

export function FitsPanel({ record: { fits } }: PanelProps) {
  const t = useT()
  if (fits.length === 0) return null
  return (
    <Panel heading={t('portalProduct.fits')}>
      <ul className="flex flex-wrap gap-1.5">
        {fits.map(({ modelId, name, serialFrom, serialTo, yearFrom, yearTo }) => {
          const ranges = [
            [serialFrom, serialTo],
            [yearFrom, yearTo],
          ].filter(([from, to]) => from !== null || to !== null)
          return (
            <li key={modelId}>
              <Badge isWrapped>
                <bdi>{name}</bdi>
                {ranges.map(([from, to]) => (
                  <bdi key={`${from} ${to}`} dir="ltr" className="tabular-nums">
                    {`${from ?? ''}–${to ?? ''}`}
                  </bdi>
                ))}
              </Badge>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

export function CrossReferencesPanel({ record: { crossReferences } }: PanelProps) {
  const t = useT()
  if (crossReferences.length === 0) return null
  return (
    <Panel heading={t('portalProduct.crossReferences')}>
      <ul className="flex flex-wrap gap-1.5">
        {crossReferences.map((each) => (
          <li key={each.number}>
            <Badge>
              <bdi>{crossReferenceText(each)}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** How the product came into its state, the latest move first. */
export function HistoryPanel({ record: { moves, storeName, createdAt } }: PanelProps) {
  const t = useT()
  const format = useFormat()
  const made = { to: 'draft', by: 'merchant', at: createdAt } as const
  return (
    <Panel heading={t('backofficeProduct.history')}>
      <ol className="grid divide-y divide-line">
        {[...moves, made].map(({ to, by, at }) => (
          <li key={`${to} ${at}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <ProductBadge state={to} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>{by === 'merchant' ? storeName : t('common.brand')}</bdi>
            </span>
            <time dateTime={at} className="text-micro text-ink-muted">
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
