import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#kit/api/use-api.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

interface ReorderButtonProps {
  orderNumber: string
  size?: 'dense'
}

/** Puts into the cart what of an order is still sold, and opens the cart. */
export function ReorderButton({ orderNumber, size }: ReorderButtonProps) {
  const t = useT()
  const call = useApi()
  const path = useLocalPath()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await call(orderEndpoints.reorder, { body: { orderNumber } })
      await navigate(path('/cart'))
    } catch {
      setBusy(false) // it was shown
    }
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      className={buttonLook({ ...(size && { size }) })}
      onClick={() => void send()}
    >
      {t('order.reorder')}
    </button>
  )
}
