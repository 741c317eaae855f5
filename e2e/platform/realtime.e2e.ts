import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { addNotification, test } from '../people/member-pages.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

test('the number of unread notifications changes while pages are open, over one connection [AP-13]', async ({
  page,
  context,
  member,
}) => {
  await addNotification(member, 'passwordChanged')
  await addNotification(member, 'welcome')
  const second = await context.newPage()
  let joined = 0
  for (const tab of [page, second])
    tab.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('"joined"')) joined++
      }),
    )
  await open(page, '/en')
  await open(second, '/en/device-list')
  const badges = [page, second].map((tab) =>
    tab.getByRole('banner').getByText(t('shell.noticesUnread', { count: 2 })),
  )
  for (const badge of badges) await expect(badge).toBeAttached()
  await expect.poll(() => joined).toBe(1)
  await member.call(notificationEndpoints.read, { body: {} })
  for (const badge of badges) await expect(badge).toHaveCount(0)
  expect(joined).toBe(1)
})
