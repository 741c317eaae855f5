import { expect, type Page, test } from '@playwright/test'
import { catalogueUrl } from './address.ts'

const open = (page: Page, entry: string, dir: 'ltr' | 'rtl' = 'ltr') =>
  page.goto(`${catalogueUrl()}/?entry=${entry}&dir=${dir}`)

const part = (page: Page, name: string) => page.getByRole('region', { name })

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test('moves the focus in reading order and skips disabled controls', async ({ page }) => {
  await open(page, 'text-field')
  const order = ['Subject', 'Email', 'Maximum', 'Company', 'Stock number', 'Name', 'Model']
  await page.getByLabel('Subject').focus()
  for (const label of order) {
    await expect(page.getByLabel(label)).toBeFocused()
    await press(page, 'Tab')
  }
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')
  await expect(page.getByLabel('Stock number')).toBeFocused()
})

test('draws a focus ring of 3 px', async ({ page }) => {
  await open(page, 'button')
  const button = page.getByRole('button', { name: 'Save this search' })
  await expect(button).toBeFocused()
  await expect(button).toHaveCSS('outline-width', '3px')
  await expect(button).toHaveCSS('outline-style', 'solid')
})

test('links errors and hints to their field', async ({ page }) => {
  await open(page, 'text-field')
  const email = page.getByLabel('Email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Up to 80 characters')
  await expect(page.getByLabel('Company')).toHaveAttribute('aria-required', 'true')
})

test('a pending button stays focusable and does nothing', async ({ page }) => {
  await open(page, 'button')
  const busy = page.getByRole('button', { name: 'Placing bid' })
  await busy.focus()
  await expect(busy).toBeFocused()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Lot is closed' })).toBeDisabled()
})

test('a select is operated by arrows and letters, and Escape changes nothing', async ({ page }) => {
  await open(page, 'select')
  const select = part(page, 'select, nothing chosen').getByRole('button')
  await select.focus()
  await press(page, 'ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(select).toBeFocused()
  await expect(select).toContainText('Choose one')

  await press(page, 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(select).toContainText('Fujairah') // Ajman is disabled and skipped
  await press(page, 'Enter', 's', 'Enter')
  await expect(select).toContainText('Sharjah')
})

test('a combobox filters by typed text and reports no match', async ({ page }) => {
  await open(page, 'combobox')
  const box = part(page, 'combobox, empty').getByRole('combobox')
  await box.focus()
  await page.keyboard.type('dhabi')
  await expect(page.getByRole('option')).toHaveText(['Abu Dhabi'])
  await press(page, 'ArrowDown', 'Enter')
  await expect(box).toHaveValue('Abu Dhabi')
  await box.fill('moon')
  await expect(page.getByText('Nothing fits')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('arrows move a radio group, skip disabled options and wrap around', async ({ page }) => {
  await open(page, 'radio-group')
  const group = page.getByRole('radiogroup', { name: 'Emirate' })
  await group.getByRole('radio', { name: 'Dubai' }).focus()
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect(group.getByRole('radio', { name: 'Fujairah' })).toBeChecked()
  await press(page, 'ArrowDown')
  await expect(group.getByRole('radio', { name: 'Dubai' })).toBeChecked()
})

test('the space bar toggles a checkbox and a switch', async ({ page }) => {
  await open(page, 'checkbox')
  const box = page.getByRole('checkbox', { name: 'Hours proven' })
  await box.focus()
  await press(page, 'Space')
  await expect(box).toBeChecked()
  await open(page, 'switch')
  const alerts = page.getByRole('switch', { name: 'Price alerts' })
  await alerts.focus()
  await press(page, 'Space')
  await expect(alerts).not.toBeChecked()
})

for (const [dir, more] of [
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const)
  test(`arrows move a range slider in reading direction and never past the other handle, ${dir}`, async ({
    page,
  }) => {
    await open(page, 'slider', dir)
    const names = dir === 'ltr' ? ['Lowest', 'Highest'] : ['الأدنى', 'الأعلى']
    const [low, high] = names.map((name) => page.getByRole('slider', { name }).first())
    await low!.focus()
    await press(page, more, more)
    await expect(low!).toHaveValue('140')
    await press(page, 'End')
    await expect(low!).toHaveValue('340')
    await press(page, 'Tab', 'End')
    await expect(high!).toHaveValue('500')
  })

test('arrows count up and down and stop at the minimum', async ({ page }) => {
  await open(page, 'number-field')
  const field = part(page, 'number-field, with steps').getByRole('textbox')
  await field.focus()
  await press(page, 'ArrowUp')
  await expect(field).toHaveValue('3')
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect(field).toHaveValue('1')
})

test('Escape clears a search field', async ({ page }) => {
  await open(page, 'search-field')
  const search = part(page, 'search-field, filled, can be cleared').getByRole('searchbox')
  await search.focus()
  await press(page, 'Escape')
  await expect(search).toHaveValue('')
})

test('a date is entered by digits and by arrows', async ({ page }) => {
  await open(page, 'date-field')
  const group = part(page, 'date-field, filled').getByRole('group')
  await group.getByRole('spinbutton', { name: 'day' }).focus()
  await press(page, 'ArrowUp')
  await expect(group).toContainText('18/11/2026')
  await page.keyboard.type('05122027')
  await expect(group).toContainText('05/12/2027')
})

test('arrows move in a calendar, and Escape returns the focus', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-17T16:44:00+04:00')
  await open(page, 'date-picker')
  const field = part(page, 'date-picker, filled')
  const button = field.getByRole('button')
  await button.focus()
  await press(page, 'Enter', 'ArrowDown', 'ArrowRight', 'Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field.getByRole('group')).toContainText('27/11/2026')
  await press(page, 'Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('Enter opens the file chooser', async ({ page }) => {
  // The browser takes keys and the request to intercept the file dialog on separate ways: a request
  // before the page is opened is there in time.
  const chosen = page.waitForEvent('filechooser')
  await open(page, 'file-drop')
  await part(page, 'file-drop, empty').getByRole('button', { name: 'Choose files' }).focus()
  await press(page, 'Enter')
  const chooser = await chosen
  expect(chooser.isMultiple()).toBe(true)
})

test('popups start at z-index 2000 [AP-28]', async ({ page }) => {
  await open(page, 'select-open')
  const popover = page.locator('[data-trigger=Select]')
  await expect(popover).toHaveCSS('z-index', '2000')
})

test('buttons are 44 px high on touch screens, 36 and 32 on desktops', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 600 })
  await open(page, 'button')
  const heights = async () => {
    const boxes = ['Log in', 'Dense', 'Portal'].map((name) => page.getByRole('button', { name }))
    return Promise.all(boxes.map(async (box) => (await box.boundingBox())?.height))
  }
  expect(await heights()).toEqual([44, 44, 44])
  await page.setViewportSize({ width: 1024, height: 600 })
  expect(await heights()).toEqual([44, 36, 32])
})

test('every button tone has a hover and a pressed colour', async ({ page }) => {
  await open(page, 'button')
  for (const name of ['Ask for a quote', 'Log in', 'Clear all', 'Take down']) {
    const button = page.getByRole('button', { name })
    const ground = () => button.evaluate((node) => getComputedStyle(node).backgroundColor)
    const idle = await ground()
    await button.hover()
    await expect.poll(ground).not.toBe(idle)
    const hovered = await ground()
    await page.mouse.down()
    await expect.poll(ground, name).not.toBe(hovered)
    await page.mouse.up()
  }
})
