import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { DELIVERY, mailsTo } from '../environment/mailbox.ts'
import { pathOf, test } from '../machines/device-page.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')

test('a viewing is booked from the machine, moved, and cancelled by the link of its mail', async ({
  page,
  deviceWith,
}) => {
  const device = await deviceWith('with pictures')
  const mail = `${randomUUID()}@reader.example`
  await open(page, pathOf('en', device))
  await page.getByRole('link', { name: en('deviceDetail.bookViewing') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('viewing.title'))
  await page.getByLabel(en('viewing.name')).fill('www.offers.example')
  await page.getByLabel(en('viewing.mail')).fill(mail)
  await page.getByRole('button', { name: en('viewing.submit') }).click()
  await expect(page.getByText(en('error.personName'))).toBeVisible()
  await page.getByLabel(en('viewing.name')).fill('Mariam Haddad')
  await page.getByRole('button', { name: en('viewing.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('viewing.doneTitle'))
  // The page of the viewing begins at its top, whatever the form was scrolled to.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: en('viewing.move') }).click()
  const time = page.getByRole('radio').last()
  const startsAt = await time.getAttribute('value')
  await time.check({ force: true })
  await page.getByRole('button', { name: en('viewing.moveTitle') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('viewing.movedTitle'))
  // Pages that were left stay in the document, hidden.
  const shown = page.locator('article time').filter({ visible: true })
  await expect(shown).toHaveAttribute('datetime', startsAt ?? '')
  const link = async () => {
    const [confirmation] = await mailsTo(mail)
    return /\/en\/viewing\?ticket=[\w-]{43}/.exec(confirmation?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(link, DELIVERY).not.toBe('')
  await open(page, await link())
  await page.getByRole('link', { name: en('viewing.cancelAction') }).click()
  await page.getByRole('button', { name: en('viewing.cancelAction') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('viewing.cancelledTitle'))
})
