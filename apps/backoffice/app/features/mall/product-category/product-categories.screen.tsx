import {
  productCategoryEndpoints,
  type ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import { CategoryLevels } from '#features/machines/category/parts/category-levels.tsx'
import { CategoryPanel } from '#features/machines/category/parts/category-panel.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/product-categories.screen.ts'
import { percentOf } from './commission.ts'
import { idOf, nameOf } from './product-category-tree.ts'

const PATH = '/settings/product-categories'

export const clientLoader = () => api(productCategoryEndpoints.list)

function Chosen({ record }: { record: ProductCategoryRecord }) {
  const t = useT()
  const format = useFormat()
  const { code, needsReview, commissionPpm, attributes, productCount } = record
  const percent = format.number(percentOf(commissionPpm))
  return (
    <CategoryPanel
      name={nameOf(record)}
      record={record}
      edit={`${PATH}/${code}`}
      facts={[
        { label: t('backofficeProduct.title'), value: format.number(productCount) },
        {
          label: t('backofficeProduct.needsReview'),
          value: t(needsReview ? 'portal.yes' : 'portal.no'),
        },
        {
          label: t('backofficeProduct.commission'),
          value: t('device.unitPercent', { value: percent }),
        },
        { label: t('backofficeProduct.attributes'), value: format.number(attributes.length) },
      ]}
    >
      {productCount === 0 ? (
        <Link to={`${PATH}/new?under=${code}`} className={buttonLook()}>
          {t('backofficeProduct.addUnder', { name: nameOf(record) })}
        </Link>
      ) : (
        <Link to={`/products?category=${code}`} className={buttonLook()}>
          {t('backofficeProduct.title')}
        </Link>
      )}
    </CategoryPanel>
  )
}

/** The tree of the mall, a level beside the other [BO-6]. */
export default function ProductCategoriesScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  const title = t('backofficeProduct.categories')
  return (
    <SettingsPage
      title={title}
      add={{ to: `${PATH}/new`, text: t('backofficeProduct.addCategory') }}
    >
      <CategoryLevels
        title={title}
        records={records}
        idOf={idOf}
        nameOf={nameOf}
        order={(body) => api(productCategoryEndpoints.order, { body })}
      >
        {(record) => <Chosen record={record} />}
      </CategoryLevels>
    </SettingsPage>
  )
}
