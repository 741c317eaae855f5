import { randomUUID } from 'node:crypto'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { DELIVERY, mailsTo } from '../environment/mailbox.ts'
import { pathOf, test } from '../machines/device-page.ts'

const JOURNEYS = [
  { who: 'in English at a desk', tag: ['@en-only', '@desk-only'] },
  { who: 'in Arabic on a phone', tag: ['@ar-only', '@phone-only'] },
]

for (const { who, tag } of JOURNEYS)
  test(
    `a viewing is booked from the machine, moved, and cancelled by the link of its mail, ${who}`,
    { tag },
    async ({ page, deviceWith, language, t }) => {
      const device = await deviceWith('with pictures')
      const mail = `${randomUUID()}@reader.example`
      await open(page, pathOf(language, device))
      await page
        .getByRole('link', { name: t('deviceDetail.bookViewing') })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('viewing.title'))
      await page.getByLabel(t('viewing.name')).fill('www.offers.example')
      await page.getByLabel(t('viewing.mail')).fill(mail)
      await page.getByRole('button', { name: t('viewing.submit') }).click()
      await expect(page.getByText(t('error.personName'))).toBeVisible()
      await page.getByLabel(t('viewing.name')).fill('Mariam Haddad')
      await page.getByRole('button', { name: t('viewing.submit') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('viewing.doneTitle'))
      // The page of the viewing begins at its top, whatever the form was scrolled to.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.getByRole('link', { name: t('viewing.move') }).click()
      const time = page.getByRole('radio').last()
      const startsAt = await time.getAttribute('value')
      await time.check({ force: true })
      await page.getByRole('button', { name: t('viewing.moveTitle') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('viewing.movedTitle'))
      // Pages that were left stay in the document, hidden.
      const shown = page.locator('article time').filter({ visible: true })
      await expect(shown).toHaveAttribute('datetime', startsAt ?? '')
      await expectFit(page)
      const link = async () => {
        const [confirmation] = await mailsTo(mail)
        return /\/\w\w\/viewing\?ticket=[\w-]{43}/.exec(confirmation?.text ?? '')?.[0] ?? ''
      }
      await expect.poll(link, DELIVERY).not.toBe('')
      await open(page, await link())
      await page.getByRole('link', { name: t('viewing.cancelAction') }).click()
      await page.getByRole('button', { name: t('viewing.cancelAction') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('viewing.cancelledTitle'))
    },
  )
