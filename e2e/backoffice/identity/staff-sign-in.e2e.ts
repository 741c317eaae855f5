import { randomUUID } from 'node:crypto'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../accessibility/axe.ts'
import { shownBy } from '../../environment/app-codes.ts'
import { overflowOf } from '../../environment/layout.ts'
import { linkFor } from '../../environment/mailbox.ts'
import { callFrom, randomAddress } from '../../identity/account.ts'
import { expect, test } from '../office.ts'

const PASSWORD = 'gravel-Kite7'

/** Moves the focus with the Tab key until it is there. */
async function tabTo(page: Page, target: Locator) {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not reach it')
}

/** How a person uses controls: by pointer, or by keyboard alone. */
const HANDS = {
  pointer: {
    // The drawn box of a checkbox lies over it: a pointer lands on its label.
    press: async (_: Page, target: Locator) => {
      const isCheckbox = (await target.getAttribute('type')) === 'checkbox'
      await (isCheckbox ? target.locator('xpath=ancestor::label') : target).click()
    },
    type: (_: Page, target: Locator, text: string) => target.fill(text),
  },
  keyboard: {
    press: async (page: Page, target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press(
        (await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter',
      )
    },
    type: async (page: Page, target: Locator, text: string) => {
      await tabTo(page, target)
      await page.keyboard.type(text)
    },
  },
}

test(
  'an administrator invites a clerk, who sets up a login and sees only their menu [ID-19]',
  { tag: '@desk-only' },
  async ({ page, context, signIn, language, t }) => {
    const hands = language === 'ar' ? 'pointer' : 'keyboard'
    const { press, type } = HANDS[hands]
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    // The star of a required field is part of its label, but not of its name.
    const field = (name: string) =>
      page.getByRole('textbox', { name, exact: true }).or(page.getByLabel(name, { exact: true }))
    const email = `${randomUUID()}@office.example`
    const expectGood = async () => {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    }

    await signIn({ locale: language })
    await page.goto('/roles')
    // By its attribute: to find it by role, Playwright computes the names of a thousand boxes.
    await expect(page.locator(`table[aria-label="${t('backofficeStaff.matrix')}"]`)).toBeVisible()
    await expectGood()
    // The table of permissions is wider than a phone: it scrolls, and the page does not.
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    // To find elements by name among a thousand boxes takes longer than the rest of the test.
    await page.goto('/staff')
    await press(page, button(t('portalPeople.invite')))
    await type(page, field(t('portalPeople.name')), 'Noor Saleh')
    await type(page, field(t('portalPeople.email')), email)
    const clerk = page.getByRole('checkbox', {
      name: t('backofficeRole.equipmentClerk'),
      exact: true,
    })
    await press(page, clerk.and(page.locator('[role=dialog] *')))
    await press(page, button(t('portalPeople.sendInvitation')))
    await expect(page.getByText(t('portalPeople.sent', { email }))).toBeVisible()

    const link = await linkFor(email, /http\S+\/invitation#[\w.-]+/)
    await context.clearCookies({ name: 'staff' })
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText(email)).toBeVisible()
    await type(page, field(t('portalSignIn.newPassword')), PASSWORD)
    await type(page, field(t('portalSignIn.repeatPassword')), PASSWORD)
    await press(page, button(t('portalSignIn.continue')))
    await expect(page.getByRole('img', { name: t('portalSignIn.qr') })).toBeVisible()
    await expectAccessible(page)
    await expectGood()
    const key = ((await page.locator('bdi.select-all').textContent()) ?? '').replaceAll(' ', '')
    await type(page, field(t('portalSignIn.appCode')), shownBy(key))
    await press(page, button(t('portalSignIn.confirm')))
    const codes = page.getByRole('listitem').filter({ hasText: /^\w{4}(-\w{4}){3}$/ })
    await expect(codes).toHaveCount(10)
    await expectAccessible(page)
    await expectGood()
    await press(page, page.getByRole('checkbox', { name: t('portalSignIn.codesSaved') }))
    await press(page, button(t('backofficeSignIn.open')))
    await expect(page).toHaveURL(/\/$/)

    await context.clearCookies({ name: 'staff' })
    await page.goto('/members')
    await expect(page).toHaveURL(/\/login\?to=%2Fmembers$/)
    await expectGood()
    await type(page, field(t('portalSignIn.email')), email)
    await type(page, field(t('portalSignIn.password')), 'another-Kite7')
    await press(page, button(t('portalSignIn.continue')))
    await expect(
      page.getByText(t('error.signInWrong', { left: 4, minutes: 15 })).first(),
    ).toBeVisible()
    await field(t('portalSignIn.password')).fill(PASSWORD)
    await press(page, button(t('portalSignIn.continue')))
    // The next one: a code is valid once.
    await type(page, field(t('portalSignIn.code')), shownBy(key, 1))
    await press(page, button(t('portal.logIn')))
    // The screen of members is not for clerks; the menu has no line for it either.
    await expect(page.getByText(t('portal.noPermissionBody'))).toBeVisible()
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByRole('link', { name: t('portal.today') })).toBeVisible()
    for (const hidden of ['backofficeStaff.rolesTitle', 'backofficeMember.title'] as const)
      await expect(menu.getByRole('link', { name: t(hidden) })).toHaveCount(0)
  },
)

test(
  'the login solves a proof of work after many failed attempts from its address [ID-16]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, environment }) => {
    const address = randomAddress()
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
    const call = callFrom(environment, address)
    const attempt = (n: number) =>
      call(staffSignInEndpoints.password, {
        body: { email: `${randomUUID()}@office.example`, password: `guess-Kite${n}` },
      })
    const failed = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => attempt(n)))
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    const en = translator('en')
    await page.goto('/login')
    await page.getByLabel(en('portalSignIn.email')).fill(`${randomUUID()}@office.example`)
    await page.getByLabel(en('portalSignIn.password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: en('portalSignIn.continue') }).click()
    await expect(page.getByText(en('portalSignIn.securityCheck'))).toBeVisible()
    // The answer to the password, and no longer that a proof is needed.
    const answer = page.getByText(en('error.signInWrong', { left: 4, minutes: 15 }))
    await expect(answer.first()).toBeVisible({ timeout: 40_000 })
  },
)
