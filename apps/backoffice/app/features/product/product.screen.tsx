import { productReviewEndpoints } from '@ironsouq/contract/product-desk/product-desk.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import type { Route } from './+types/product.screen.ts'
import {
  FactsPanel,
  FitsPanel,
  HistoryPanel,
  PhotosPanel,
  TextsPanel,
  VariantsPanel,
} from './product-panels.tsx'
import { ReviewPanel } from './review-panel.tsx'

export const clientLoader = ({ params: { productId } }: Route.ClientLoaderArgs) =>
  api(productReviewEndpoints.record, { query: { productId } })

/** Everything that the store wrote about a product, and the decision beside it [BO-6]. */
export default function ProductScreen({ loaderData: record }: Route.ComponentProps) {
  const t = useT()
  const { name } = record.texts[currentLocale()] ?? record.texts.en
  return (
    <ScreenPage title={name} back={{ to: '/products', text: t('backofficeProduct.title') }}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:order-2">
            <ReviewPanel record={record} />
            <HistoryPanel record={record} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PhotosPanel record={record} />
            <TextsPanel key={record.productId} record={record} />
            <FactsPanel record={record} />
            <VariantsPanel record={record} />
            <FitsPanel record={record} />
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
