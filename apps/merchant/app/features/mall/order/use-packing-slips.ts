import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'

/** Draws the packing slips of orders and saves them as one file. */
export function usePackingSlips() {
  const { run, isRunning } = useCommand()
  const print = async (orderIds: string[]) => {
    const slips = await run(() => api(orderMerchantEndpoints.packingSlips, { body: { orderIds } }))
    // Not a new window: a browser blocks those that open after a call.
    if (slips) window.location.assign(slips.url)
  }
  return { print, isRunning }
}
