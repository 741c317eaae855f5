import {
  productQuestionEndpoints,
  type QuestionRecord,
} from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import type { Route } from './+types/product-question-list.screen.ts'
import { QuestionBadge } from './question-badge.tsx'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(productQuestionEndpoints.list, url)

const pathOf = (productQuestionId: string) => `/product-questions/${productQuestionId}`

function useColumns(): ListColumn<QuestionRecord>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'product',
      text: t('merchantProductQuestion.product'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ productQuestionId, productName }) => (
        <RowLink to={pathOf(productQuestionId)} name={productName} />
      ),
    },
    {
      id: 'machine',
      text: t('merchantProductQuestion.machine'),
      cell: ({ machine }) => <bdi>{machine ?? '–'}</bdi>,
    },
    {
      id: 'status',
      text: t('merchantProductQuestion.status'),
      cell: (question) => <QuestionBadge {...question} />,
    },
    {
      id: 'createdAt',
      text: t('merchantProductQuestion.createdAt'),
      isFigure: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
  ]
}

export default function ProductQuestionListScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListScreen
      title={t('merchantProductQuestion.title')}
      columns={useColumns()}
      idOf={({ productQuestionId }) => productQuestionId}
      page={page}
      usualSort="-createdAt"
      pathOf={pathOf}
    />
  )
}
