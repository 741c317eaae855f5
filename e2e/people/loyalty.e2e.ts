import { checkInEndpoints } from '@ironsouq/contract/people/check-in/check-in.endpoints'
import { memberLevelEndpoints } from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { checkInToday } from '../../apps/server/src/features/people/check-in/check-in.service.ts'
import { changeGrowth } from '../../apps/server/src/features/people/member-level/member-level.growth.service.ts'
import { atomic } from '../../apps/server/src/kernel/ctx.ts'
import { serverCtx } from '../environment/ctx.ts'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'

const DAY_MS = 86_400_000

/** Checked in on so many days in a row until yesterday. */
async function checkedIn(memberId: string, days: number) {
  for (let ago = days; ago > 0; ago--)
    await checkInToday(serverCtx(new Date(Date.now() - ago * DAY_MS)), memberId)
}

test('the seventh day of check-ins completes the calendar, and its points are in the history [LO-5] [LO-1] [MS-2]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const member = await createMember(environment, { locale: language })
  await checkedIn(member.memberId, 6)
  await member.signIn(context)
  await open(page, `/${language}/user-center/check-in`)
  await expectFit(page)
  const days = page
    .getByRole('list')
    .filter({ hasText: t('loyalty.today') })
    .getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.filter({ hasText: t('loyalty.checkedIn') })).toHaveCount(6)
  await expect(days.last()).toHaveAttribute('aria-current', 'date')
  // Only today has a button, and it can be used once.
  const main = page.getByRole('main')
  const button = main.getByRole('button')
  await expect(button).toHaveCount(1)
  await main.getByRole('button', { name: t('loyalty.checkInDo', { count: 30 }) }).click()
  await expect(main.getByRole('status')).toHaveText(t('loyalty.checkInDone', { count: 30 }))
  await expect(main.getByText(t('loyalty.checkInAlready'))).toBeVisible()
  await expect(button).toHaveCount(0)
  expect((await member.call(checkInEndpoints.calendar)).isCheckedIn).toBe(true)

  await open(page, `/${language}/user-center/points`)
  await expectFit(page)
  await expect(main.getByRole('definition').first()).toContainText('72')
  const rows = main.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(8)
  const name = t('loyalty.ofDay', { source: t('loyalty.checkedInSource'), day: 7 })
  await expect(rows.nth(1)).toContainText(name)
  await main.getByRole('link', { name: t('loyalty.spent'), exact: true }).click()
  await expect(main.getByText(t('loyalty.emptyTitle'))).toBeVisible()
})

test('the member centre shows the level, the growth to the next one and what each brings [LO-4] [MS-2]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const { levels } = await member.call(memberLevelEndpoints.centre)
  const [first, second, third] = levels
  if (!first || !second || !third) throw new Error('too few levels')
  const main = page.getByRole('main')
  const own = main.locator('li[aria-current=true]')
  await open(page, `/${language}/user-center/member`)
  await expect(own).toContainText(first.name)
  await atomic(serverCtx(), (ctx) =>
    changeGrowth(ctx, {
      memberId: member.memberId,
      source: 'system',
      ref: member.memberId,
      change: second.threshold + 100,
    }),
  )
  await open(page, `/${language}/user-center/member`)
  await expectFit(page)
  await expect(own).toContainText(second.name)
  const format = formatter(language)
  const left = format.number(third.threshold - second.threshold - 100)
  await expect(main).toContainText(t('loyalty.toNext', { growth: left, level: third.name }))
  await open(page, `/${language}/user-center/points`)
  await expect(main.getByRole('table')).toContainText(t('loyalty.levelUp'))
})
