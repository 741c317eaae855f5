import type { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'

/** States what buyers read and the form does not assume. */
export async function stateFacts(page: Page, t: ReturnType<typeof translator>): Promise<void> {
  await page
    .locator('[aria-haspopup=listbox]')
    .and(page.getByRole('button', { name: t('device.emission') }))
    .click()
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

/** A picture that no other machine has. */
export async function aPhoto(page: Page, n: number) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 900
    const context = canvas.getContext('2d')
    if (!context) return ''
    for (let spot = 0; spot < 200; spot += 1) {
      context.fillStyle = `hsl(${Math.random() * 360} 60% ${20 + Math.random() * 60}%)`
      context.fillRect(Math.random() * 1200, Math.random() * 900, 260, 200)
    }
    return canvas.toDataURL('image/jpeg', 0.9)
  })
  const buffer = Buffer.from(url.split(',')[1] ?? '', 'base64')
  return { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer }
}
