import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { DESK_CHANNEL, OFFICIAL_DESK_ID } from '@ironsouq/contract/deals/chat/chat.limits'
import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { CANNED_PATH } from '@ironsouq/portal/chat/canned/canned-screens'
import { ChatConsole } from '@ironsouq/portal/chat/chat-console'
import { consoleData, shouldLoadConsole } from '@ironsouq/portal/chat/console-data.ts'
import type { ConsoleDesk } from '@ironsouq/portal/chat/console-desk.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { staffRealtime } from '@ironsouq/portal/realtime/page-realtime.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { useMemo } from 'react'
import type { Route } from './+types/chat.screen.ts'

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [me, data, canned] = await Promise.all([
    api(staffAccountEndpoints.me),
    consoleData(chatStaffEndpoints, url),
    api(chatStaffEndpoints.cannedAnswers),
  ])
  return { personId: me.staffId, data, canned }
}

export const shouldRevalidate = shouldLoadConsole

const { list } = deviceAdminEndpoints
const { list: productList } = productReviewEndpoints
const MOST = 8

/** Machines for sale, of any seller. */
async function findMachines(words: string, signal: AbortSignal) {
  const query = list.query.parse({ state: 'listed', ...(words !== '' && { words }) })
  const { rows } = await api(list, { query, signal })
  return rows.slice(0, MOST).map(({ deviceId, brandName, model, yearMade, stockNo }) => ({
    id: deviceId,
    title: `${brandName} ${model} ${yearMade}`,
    detail: stockNo,
  }))
}

/** Products on sale, of any store. */
async function findProducts(words: string, signal: AbortSignal) {
  const query = productList.query.parse({ state: 'onSale', ...(words !== '' && { words }) })
  const { rows } = await api(productList, { query, signal })
  return rows
    .slice(0, MOST)
    .map(({ productId, name, storeName }) => ({ id: productId, title: name, detail: storeName }))
}

const machinePath = (deviceId: string) => `/equipment/${deviceId}`
const productPath = (productId: string) => `/products/${productId}`
const orderPath = (orderId: string) => `/orders/${orderId}`

/** The console of our customer service. */
export default function ChatScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { personId, data, canned } = loaderData
  const desk = useMemo<ConsoleDesk>(
    () => ({
      calls: chatStaffEndpoints,
      audience: 'staff',
      realtime: staffRealtime,
      channel: `${DESK_CHANNEL}:${OFFICIAL_DESK_ID}`,
      personId,
      canned,
      machinePath,
      productPath,
      orderPath,
      findMachines,
      findProducts,
    }),
    [personId, canned],
  )
  return (
    <ChatConsole
      desk={desk}
      data={data}
      actions={
        <>
          <ScreenAction icon="flag" text={t('portalChat.reports')} to="/chat/reports" />
          <ScreenAction icon="doc" text={t('portalChat.canned')} to={CANNED_PATH} />
        </>
      }
    />
  )
}
