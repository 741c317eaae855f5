import {
  type ProductAttributeRecord,
  productCategoryEndpoints,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LanguageCount } from '@ironsouq/portal/table/language-count'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/product-attributes.screen.ts'
import { nameOf } from './product-category-tree.ts'

export async function clientLoader() {
  const [attributes, categories] = await Promise.all([
    api(productCategoryEndpoints.attributes),
    api(productCategoryEndpoints.list),
  ])
  return attributes.map((attribute) => ({
    ...attribute,
    id: attribute.productAttributeId,
    usedIn: categories.filter((category) =>
      category.attributes.some(
        ({ productAttributeId }) => productAttributeId === attribute.productAttributeId,
      ),
    ).length,
  }))
}

type Row = ProductAttributeRecord & { id: string; usedIn: number }

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'name',
      text: t('backofficeCatalogue.name'),
      isRowHeader: true,
      cell: (attribute) => (
        <Link
          to={`/settings/product-attributes/${attribute.code}`}
          className="text-small font-semibold underline underline-offset-3"
        >
          <bdi>{nameOf(attribute)}</bdi>
        </Link>
      ),
    },
    {
      id: 'kind',
      text: t('backofficeProduct.kind'),
      onPhone: 'unlabelled',
      cell: ({ kind, unit }) => (
        <>
          {t(`backofficeProduct.kind_${kind}`)}
          {unit !== null && <bdi dir="ltr"> {unit}</bdi>}
        </>
      ),
    },
    {
      id: 'isFilter',
      text: t('backofficeProduct.isFilter'),
      cell: ({ isFilter }) => t(isFilter ? 'portal.yes' : 'portal.no'),
    },
    {
      id: 'choices',
      text: t('backofficeProduct.choices'),
      isFigure: true,
      cell: ({ kind, choices }) => (kind === 'choice' ? format.number(choices.length) : '–'),
    },
    {
      id: 'usedIn',
      text: t('backofficeProduct.usedIn'),
      isFigure: true,
      cell: ({ usedIn }) => format.number(usedIn),
    },
    {
      id: 'code',
      text: t('backofficeCatalogue.code'),
      onPhone: 'hidden',
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    {
      id: 'languages',
      text: t('backofficeCatalogue.languages'),
      isFigure: true,
      cell: ({ texts }) => <LanguageCount of={texts} />,
    },
  ]
}

/** What products of some categories state [BO-6]. */
export default function ProductAttributesScreen({ loaderData: rows }: Route.ComponentProps) {
  const t = useT()
  const title = t('backofficeProduct.attributes')
  return (
    <SettingsPage
      title={title}
      add={{ to: '/settings/product-attributes/new', text: t('backofficeProduct.addAttribute') }}
    >
      <div className="overflow-x-auto max-lg:-mx-(--gutter)">
        <Table
          label={title}
          columns={useColumns()}
          rows={rows}
          isStacked
          empty={<p className="p-4 text-small">{t('portal.noRowsTitle')}</p>}
        />
      </div>
    </SettingsPage>
  )
}
