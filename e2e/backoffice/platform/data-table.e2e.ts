import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { aMember } from '../../../apps/server/src/features/people/member/member.builder.ts'
import { serverCtx } from '../../environment/ctx.ts'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')
const ROW = 'tbody [role="row"]'

/** Members whose names begin with a word of their own. */
async function someMembers(count: number): Promise<string> {
  const word = `Zed${randomUUID().slice(0, 8)}`
  const unnamed = { account: null, mail: null, mobile: null }
  for (let n = 1; n <= count; n++) {
    const nickName = `${word} ${String(n).padStart(3, '0')}`
    await aMember(serverCtx(new Date(Date.now() - n * 60_000)), { ...unnamed, nickName })
  }
  return word
}

test.describe('a list of the back office [BO-2]', () => {
  test('keeps its state in the address, and pages by position', async ({ page, signIn }) => {
    const word = await someMembers(120)
    await signIn({ permissions: ['member.read'] })
    await page.goto('/members')
    await expect(page.locator(ROW).first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await expect(page.getByText('1–50 of 120')).toBeVisible()
    await page.getByRole('button', { name: t('portal.nextPage') }).click()
    await expect(page.getByText('51–100 of 120')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('1–50 of 120')).toBeVisible()
    await page.getByRole('button', { name: '100', exact: true }).click()
    await page.getByRole('columnheader', { name: t('backofficeMember.name') }).click()
    await expect(page.locator(ROW).first()).toContainText(`${word} 001`)
    await page.getByRole('button', { name: t('portal.columns') }).click()
    await page.getByText(t('backofficeMember.company'), { exact: true }).last().click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader')).toHaveCount(5)
    const address = page.url()
    expect(new URL(address).searchParams.get('columns')).toBe('account,mail,mobile,memberSince')
    await page.goto('/')
    await page.goto(address)
    await expect(page.locator(ROW).first()).toContainText(`${word} 001`)
    await expect(page.getByRole('columnheader')).toHaveCount(5)
  })

  test('is used by the keyboard alone', async ({ page, signIn }) => {
    const word = await someMembers(3)
    await signIn({ permissions: ['member.read'], locale: 'ar', theme: 'dark' })
    await page.goto(`/members?q=${word}&sort=nickName`)
    await expect(page.locator(ROW)).toHaveCount(3)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(page.locator(ROW).nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await expect(page.locator(ROW).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `${word} 001` })).toBeVisible()
    await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/)
  })

  test('is saved under a name, and shown again by it', async ({ page, signIn }) => {
    const word = await someMembers(2)
    await signIn({ permissions: ['member.read'] })
    await page.goto(`/members?q=${word}&sort=-nickName`)
    await page.getByRole('button', { name: t('portal.viewSave') }).click()
    await page.getByLabel(t('portal.viewName')).fill('Newest first')
    await page.keyboard.press('Enter')
    const views = page.getByRole('navigation', { name: t('portal.views') })
    const saved = views.getByRole('button', { name: 'Newest first' })
    await expect(saved).toHaveAttribute('aria-current', 'true')
    await views.getByRole('button', { name: t('portal.viewAll') }).click()
    await expect(page).toHaveURL(/\/members$/)
    await page.reload()
    await saved.click()
    await expect(page.locator(ROW).first()).toContainText(`${word} 002`)
    await page.getByRole('button', { name: t('portal.viewDelete') }).click()
    await expect(saved).toHaveCount(0)
  })

  test('is not shown without its permission', async ({ page, signIn }) => {
    await signIn({ permissions: ['audit.read'] })
    await page.goto('/members')
    await expect(
      page.getByRole('heading', { name: t('portal.noPermissionTitle') }).first(),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: t('backofficeMember.title') })).toHaveCount(0)
  })
})
