import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import type { Locator } from '@playwright/test'
import { aPhoto } from '../../machines/listing-form.ts'
import { expect, test } from '../portal.ts'

const t = translator('en')
const PHOTOS = 12

test(
  'a machine with 12 photos is listed in at most 20 entries, and nothing of it is assumed [EQ-8]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, signIn }) => {
    test.slow()
    await signIn({ sellerCode: 'seven-dunes' })
    await page.goto('/machines')
    let entries = 0
    const press = async (what: Locator) => {
      entries += 1
      await what.click()
    }
    const enter = async (name: string, text: string) => {
      entries += 1
      await page.getByLabel(name).first().fill(text)
    }
    const state = (fact: string, stated: string) =>
      press(page.getByRole('radiogroup', { name: fact }).getByText(stated, { exact: true }))

    await press(page.getByRole('link', { name: t('portalDevice.add') }))
    await expect(page.getByLabel(t('device.manufacturingYear'))).toHaveValue('')
    await enter(t('device.model'), 'caterpillar 320')
    // Until the answer comes, the list has one entry: that the model is not in the catalogue.
    await press(page.getByRole('option', { name: /320/ }).first())
    await expect(page.getByRole('combobox', { name: t('device.category') })).not.toHaveValue('')
    await enter(t('device.serialNumber'), `E2E${randomUUID().slice(0, 8)}`)
    await enter(t('device.manufacturingYear'), '2019')
    await enter(t('device.operatingHours'), '7840')
    await press(page.getByRole('combobox', { name: t('portalDevice.yard') }))
    await press(page.getByRole('option').first())
    await press(page.getByRole('button', { name: t('portalDevice.createDraft') }))
    await page.waitForURL(/\/machines\/[\da-f-]{36}$/)

    // The figures of the model are there, and say where they come from.
    await expect(page.getByText(t('portalDevice.fromModel')).first()).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    const review = page.getByRole('region', { name: t('portalDevice.reviewHeading') })
    await review.getByRole('button', { name: t('device.price') }).click()
    await expect(page.getByLabel(t('portalDevice.priceAed'))).toBeFocused()

    const photos = []
    for (let n = 1; n <= PHOTOS; n += 1) photos.push(await aPhoto(page, n))
    entries += 1
    await page.getByLabel(t('portalDevice.addPhotos'), { exact: true }).setInputFiles(photos)
    await press(
      page
        .locator('[aria-haspopup=listbox]')
        .and(page.getByRole('button', { name: t('device.emission') })),
    )
    await press(page.getByRole('option', { name: t('device.emissionTier3'), exact: true }))
    await state(t('device.customsStatus'), t('device.customsDutyPaid'))
    await state(t('portalDevice.warranty'), t('device.warrantyNone'))
    await state(t('portalDevice.gccCooling'), t('portal.yes'))
    await state(t('portalDevice.plated'), t('portal.no'))
    await enter(t('portalDevice.priceAed'), '236000')
    await state(t('portalDevice.vat'), t('device.vatStandard'))
    await expect(review.getByText(t('portalDevice.reviewReady'))).toBeVisible({ timeout: 60_000 })
    await press(page.getByRole('button', { name: t('portalDevice.actionSubmit') }))
    await expect(page.getByText(t('portalDevice.statePendingReview')).first()).toBeVisible()
    expect(entries).toBeLessThanOrEqual(20)
  },
)
