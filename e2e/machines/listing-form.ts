import type { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'

/** States what buyers read and the form does not assume. */
export async function stateFacts(page: Page, t: ReturnType<typeof translator>): Promise<void> {
  await page.getByRole('button', { name: t('device.emission') }).click()
  await page.getByRole('option', { name: t('device.emissionTier3'), exact: true }).click()
  for (const [fact, stated] of [
    [t('device.customsStatus'), t('device.customsDutyPaid')],
    [t('portalDevice.warranty'), t('device.warrantyNone')],
    [t('portalDevice.gccCooling'), t('portal.yes')],
    [t('portalDevice.plated'), t('portal.no')],
    [t('portalDevice.vat'), t('device.vatStandard')],
  ] as const)
    await page.getByRole('radiogroup', { name: fact }).getByText(stated, { exact: true }).click()
}
