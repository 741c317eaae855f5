import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { DELIVERY, mailsTo } from '../environment/mailbox.ts'
import { pathOf, test } from '../machines/device-page.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')

test('a viewing is booked from the machine, confirmed by mail and cancelled by its link', async ({
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
  const link = async () => {
    const [confirmation] = await mailsTo(mail)
    return /\/en\/viewing\/cancel\?ticket=[\w-]{43}/.exec(confirmation?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(link, DELIVERY).not.toBe('')
  await open(page, await link())
  await page.getByRole('button', { name: en('viewing.cancelAction') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('viewing.cancelledTitle'))
})
