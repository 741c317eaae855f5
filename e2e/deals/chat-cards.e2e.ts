import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { goodsOfStores, orderToPay } from '../mall/goods.ts'
import { dealerSession } from '../merchant/portal.ts'
import { chatIdIn, chatPage } from './chat-page.ts'

test('a product page and an order open the chat with their subject, which the buyer sends and the store opens [CH-11]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  const [goods] = await goodsOfStores(api(language), 1)
  if (!goods) throw new Error('no goods')
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const main = page.getByRole('main')
  const chat = chatPage(page, language)

  await open(page, `/${language}/mall/product/${goods.productId}`)
  await main.getByRole('link', { name: t('mall.messageStore'), exact: true }).click()
  await expect(page).toHaveURL(/\/chat\?chatId=/)
  const chatId = chatIdIn(page)
  const productLink = `a[href$="/mall/product/${goods.productId}"]`
  await expect(main.locator(productLink)).toHaveText(goods.name)
  await main.getByRole('button', { name: t('chat.sendProduct') }).click()
  await expect(chat.log.locator(productLink)).toHaveText(goods.name)
  await expect(main.getByRole('button', { name: t('chat.sendProduct') })).toHaveCount(0)
  await expectFit(page)

  await orderToPay(member.call, [{ skuId: goods.skuId, quantity: 1 }])
  const { records } = await member.call(orderEndpoints.list, { query: {} })
  const { orderNumber = '', orderId = '' } = records[0] ?? {}
  await open(page, `/${language}/user-center/orders/${orderNumber}`)
  await main.getByRole('link', { name: t('order.messageStore'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/chat\\?chatId=${chatId}`))
  await main.getByRole('button', { name: t('chat.sendOrder') }).click()
  const card = chat.log.locator(`a[href$="/user-center/orders/${orderNumber}"]`)
  await expect(card).toContainText(orderNumber)
  await expectFit(page)

  const { merchantUrl } = environment
  const { sellerCode } = await member.call(orderEndpoints.detail, { query: { orderNumber } })
  const token = await dealerSession({ sellerCode: sellerCode ?? '', role: 'sales' })
  await context.addCookies([
    { name: 'merchant', value: token, url: merchantUrl },
    { name: 'lang', value: language, url: merchantUrl },
  ])
  const store = await context.newPage()
  await store.goto(`${merchantUrl}/chat?chat=${chatId}`)
  const thread = store.getByRole('log', { name: t('portalChat.messages') })
  await expect(thread.locator(`a[href$="/products/${goods.productId}"]`)).toContainText(goods.name)
  await expectFit(store)
  await thread.locator(`a[href$="/orders/${orderId}"]`).click()
  await expect(store).toHaveURL(`${merchantUrl}/orders/${orderId}`)
  await expect(store.getByRole('main')).toContainText(orderNumber)
})
