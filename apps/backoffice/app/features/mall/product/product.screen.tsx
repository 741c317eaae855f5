import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { questionReviewEndpoints } from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import type { Route } from './+types/product.screen.ts'
import {
  FactsPanel,
  CrossReferencesPanel,
  FitsPanel,
  HistoryPanel,
  PhotosPanel,
  TextsPanel,
  VariantsPanel,
} from './product-panels.tsx'
import { QuestionsPanel } from './questions-panel.tsx'
import { ReviewPanel } from './review-panel.tsx'

const { record: read, list } = productReviewEndpoints

export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  const query = list.query.parse({ state: 'underReview' })
  const [record, waiting, questions] = await Promise.all([
    api(read, { query: { productId } }),
    api(list, { query }),
    api(questionReviewEndpoints.ofProduct, { query: { productId } }),
  ])
  const next = waiting.rows.find((row) => row.productId !== productId)
  return { record, next: next?.productId, questions }
}

/** Everything that the store wrote about a product, and the decision beside it [BO-6]. */
export default function ProductScreen({
  loaderData: { record, next, questions },
}: Route.ComponentProps) {
  const t = useT()
  const { name } = record.texts[currentLocale()] ?? record.texts.en
  return (
    <ScreenPage title={name} back={{ to: '/products', text: t('backofficeProduct.title') }}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:order-2">
            <ReviewPanel key={record.productId} record={record} next={next} />
            <HistoryPanel record={record} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PhotosPanel record={record} />
            <TextsPanel key={record.productId} record={record} />
            <FactsPanel record={record} />
            <VariantsPanel record={record} />
            <FitsPanel record={record} />
            <CrossReferencesPanel record={record} />
            <QuestionsPanel questions={questions} />
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
