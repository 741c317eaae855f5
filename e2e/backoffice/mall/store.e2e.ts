import { randomUUID } from 'node:crypto'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { expectFit } from '../../environment/layout.ts'
import { createMember } from '../../identity/member.ts'
import { applyForStore } from '../../mall/store-application.ts'
import { expect, test } from '../office.ts'

test('staff send an application back, approve it when it comes again, and take the store offline [ST-1] [BO-2]', async ({
  page,
  environment,
  signIn,
  language,
  t,
}) => {
  test.slow()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const id = randomUUID().slice(0, 6)
  const member = await createMember(environment, { locale: language })
  const { applicationId } = await applyForStore(member, id, await page.screenshot())
  const own = () => member.call(storeApplicationEndpoints.own)

  await signIn({ locale: language, permissions: ['store.approve', 'store.move', 'store.read'] })
  await page.goto(`/store-applications?state=underReview&text=SH-${id}`)
  const link = page.getByRole('link', { name: `Copper Dune ${id}` })
  await expect(link).toBeVisible()
  await expectFit(page)
  await link.click()
  await expect(page.getByText(`SH-${id}`)).toBeVisible()
  await page.getByText(t('backofficeStore.reject'), { exact: true }).click()
  await button(t('backofficeStore.sendBack')).click()
  await expect(page.getByText(t('error.storeReasonNeeded')).first()).toBeVisible()
  await expectFit(page)
  await page
    .getByLabel(t('backofficeStore.part_basics'), { exact: true })
    .and(page.getByRole('textbox'))
    .fill('The description names no brands.')
  await button(t('backofficeStore.sendBack')).click()
  await expect(page.getByText(t('backofficeStore.rejectDone'))).toBeVisible()
  expect(await own()).toMatchObject({
    state: 'rejected',
    reasons: { basics: 'The description names no brands.' },
  })

  await member.call(storeApplicationEndpoints.submit)
  await page.goto(`/store-applications/${applicationId}`)
  await expect(button(t('backofficeStore.approve'))).toBeVisible()
  await expectFit(page)
  await button(t('backofficeStore.approve')).click()
  await page.getByRole('link', { name: t('backofficeStore.openRecord') }).click()
  await expect(page.getByText(t('portalStore.state_open'), { exact: true })).toBeVisible()
  await expectFit(page)

  await button(t('backofficeStore.takeOffline')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Two buyers reported wrong parts.')
  await dialog.getByRole('button', { name: t('backofficeStore.takeOffline') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Two buyers reported wrong parts.')).toBeVisible()
  const storeId = (await own())?.store?.storeId ?? ''
  const info = await member.call(storeEndpoints.info, { query: { storeId } })
  expect(info).toMatchObject({ state: 'offline', isSelling: false })
  await expectFit(page)
})
