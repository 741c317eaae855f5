import {
  chatMerchantEndpoints,
  chatReportEndpoints,
} from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { DESK_CHANNEL } from '@ironsouq/contract/deals/chat/chat.limits'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { CANNED_PATH } from '@ironsouq/portal/chat/canned/canned-screens'
import { ChatConsole } from '@ironsouq/portal/chat/chat-console'
import { consoleData, shouldLoadConsole } from '@ironsouq/portal/chat/console-data.ts'
import type { ConsoleDesk } from '@ironsouq/portal/chat/console-desk.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { merchantRealtime } from '@ironsouq/portal/realtime/page-realtime.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { useMemo } from 'react'
import { devicePath } from '#features/machines/device/parts/device-path.ts'
import { machinesFound } from '#features/machines/device/parts/machines-found.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import type { Route } from './+types/chat.screen.ts'

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [me, data, canned] = await Promise.all([
    api(sellerAccountMerchantEndpoints.me),
    consoleData(chatMerchantEndpoints, url),
    api(chatMerchantEndpoints.cannedAnswers),
  ])
  return { personId: me.accountId, sellerId: me.firm.sellerId, data, canned }
}

export const shouldRevalidate = shouldLoadConsole

const MOST = 8

async function findMachines(words: string, signal: AbortSignal) {
  const rows = await machinesFound(words, signal)
  return rows.slice(0, MOST).map(({ deviceId, brandName, model, yearMade, stockNo }) => ({
    id: deviceId,
    title: `${brandName} ${model} ${yearMade}`,
    detail: stockNo,
  }))
}

const { list } = productAdminEndpoints

/** The own products on sale. */
async function findProducts(words: string, signal: AbortSignal) {
  const query = list.query.parse({ state: 'onSale', ...(words !== '' && { words }) })
  const { rows } = await api(list, { query, signal })
  return rows
    .slice(0, MOST)
    .map(({ productId, name, partNo }) => ({ id: productId, title: name, detail: partNo ?? '' }))
}

const orderPath = (orderId: string) => `/orders/${orderId}`

/** The console of a store. */
export default function ChatScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { personId, sellerId, data, canned } = loaderData
  const desk = useMemo<ConsoleDesk>(
    () => ({
      calls: chatMerchantEndpoints,
      audience: 'merchant',
      realtime: merchantRealtime,
      channel: `${DESK_CHANNEL}:${sellerId}`,
      personId,
      canned,
      machinePath: devicePath,
      productPath,
      orderPath,
      findMachines,
      findProducts,
      report: (body) => api(chatReportEndpoints.byStore, { body }),
    }),
    [personId, sellerId, canned],
  )
  return (
    <ChatConsole
      desk={desk}
      data={data}
      actions={<ScreenAction icon="doc" text={t('portalChat.canned')} to={CANNED_PATH} />}
    />
  )
}
