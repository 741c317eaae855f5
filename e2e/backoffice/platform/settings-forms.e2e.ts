import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

/** Each language examines other forms: all of them in both would take twice the time. */
const FORMS = {
  en: [
    ['dictionary', 'backofficeSetting.addItem'],
    ['search-words', 'backofficeSetting.addWords'],
  ],
  ar: [
    ['certifications', 'backofficeSetting.addCertification'],
    ['inspection-remarks', 'backofficeInspection.addRemark'],
  ],
} as const

test('the forms of the settings fit, and say what visitors read [BO-2] [AP-10]', async ({
  page,
  signIn,
  language,
  t,
}) => {
  await signIn({
    permissions: [
      'setting.edit',
      'dictionary.edit',
      'certification.edit',
      'searchWords.read',
      'searchWords.edit',
    ],
    locale: language,
  })
  const expectSound = async () => {
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }

  await page.goto('/settings/web-config/pcWelcome')
  const arabic = page.getByRole('region', { name: 'العربية' }).getByRole('textbox')
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  const hint = t('backofficeSetting.shownWhileEmpty', {
    text: `\u2068${translator('ar')('shell.webWelcome')}\u2069`,
  })
  await expect(arabic).toHaveAccessibleDescription(hint)
  const label = page.getByRole('region', { name: 'العربية' }).getByText(hint)
  await expect(label).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
  await expectSound()

  for (const [path, word] of FORMS[language]) {
    const button = t(word)
    await page.goto(`/settings/${path}`)
    await page.getByRole('link', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1, name: button })).toBeVisible()
    await expectSound()
  }

  await page.getByRole('link', { name: t('backofficeSwitch.title'), exact: true }).click()
  const viewing = page.getByRole('switch', { name: t('backofficeSwitch.viewing') })
  await viewing.focus()
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('backofficeSwitch.viewingHint'))
  await dialog.getByRole('button', { name: t('portal.cancel'), exact: true }).click()
  await expect(viewing).toBeChecked()
  await expectSound()
})
