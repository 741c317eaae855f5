import type { ChatProduct } from '@ironsouq/contract/deals/chat/chat.schema'
import { compare } from '@ironsouq/contract/money/money/arithmetic'
import { useFormat } from '../../language/use-format.ts'
import { useT } from '../../language/use-t.ts'
import { CardLine } from '../../screen/card-line.tsx'

/** A product in one row with what it costs now, or that it is not sold any more [CH-11]. */
export function ProductCard({ product }: { product: ChatProduct }) {
  const t = useT()
  const format = useFormat()
  const { name, picture, standing, lowest, highest } = product
  const isRange = lowest.currency === highest.currency && compare(lowest, highest) < 0
  const price = format.money(lowest)
  return (
    <CardLine
      title={name}
      picture={picture}
      icon="box"
      detail={
        standing === 'withdrawn' ? (
          t('portalChat.productGone')
        ) : (
          <>
            <bdi>{isRange ? t('portalChat.productFrom', { price }) : price}</bdi>
            {standing === 'soldOut' && ` · ${t('portalChat.productSoldOut')}`}
          </>
        )
      }
    />
  )
}
