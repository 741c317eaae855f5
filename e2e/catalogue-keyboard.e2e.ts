import { expect, type Page, test } from '@playwright/test'
import { catalogueUrl } from './catalogue/address.ts'

const open = (page: Page, entry: string, dir: 'ltr' | 'rtl' = 'ltr') =>
  page.goto(`${catalogueUrl()}/?entry=${entry}&dir=${dir}`)

const part = (page: Page, name: string) => page.getByRole('region', { name })

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test('goes from control to control in the order they are read, past those that are off', async ({
  page,
}) => {
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

test('shows where the focus is, 3 px wide', async ({ page }) => {
  await open(page, 'button')
  const button = page.getByRole('button', { name: 'Save this search' })
  await expect(button).toBeFocused()
  await expect(button).toHaveCSS('outline-width', '3px')
  await expect(button).toHaveCSS('outline-style', 'solid')
})

test('ties what is wrong and what helps to the field they speak of', async ({ page }) => {
  await open(page, 'text-field')
  const email = page.getByLabel('Email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Please enter the correct email address')
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Up to 80 characters')
  await expect(page.getByLabel('Company')).toHaveAttribute('aria-required', 'true')
})

test('does nothing while a button is busy, yet keeps it in reach', async ({ page }) => {
  await open(page, 'button')
  const busy = page.getByRole('button', { name: 'Placing bid' })
  await busy.focus()
  await expect(busy).toBeFocused()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Lot is closed' })).toBeDisabled()
})

test('chooses from a select by arrows and letters, and Escape leaves it as it was', async ({
  page,
}) => {
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
  await expect(select).toContainText('Fujairah') // Ajman is off and passed over
  await press(page, 'Enter', 's', 'Enter')
  await expect(select).toContainText('Sharjah')
})

test('narrows a combobox to what is typed, and says when nothing fits', async ({ page }) => {
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

test('moves a radio by arrows, over what is off and round the end', async ({ page }) => {
  await open(page, 'radio-group')
  const group = page.getByRole('radiogroup', { name: 'Emirate' })
  await group.getByRole('radio', { name: 'Dubai' }).focus()
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect(group.getByRole('radio', { name: 'Fujairah' })).toBeChecked()
  await press(page, 'ArrowDown')
  await expect(group.getByRole('radio', { name: 'Dubai' })).toBeChecked()
})

test('checks a box and turns a switch by the space bar', async ({ page }) => {
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
  test(`moves a slider along the line of reading, ${dir}, and never past its twin`, async ({
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

test('counts up and down by arrows, and stops at the least', async ({ page }) => {
  await open(page, 'number-field')
  const field = part(page, 'number-field, with steps').getByRole('textbox')
  await field.focus()
  await press(page, 'ArrowUp')
  await expect(field).toHaveValue('3')
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect(field).toHaveValue('1')
})

test('clears a search by Escape', async ({ page }) => {
  await open(page, 'search-field')
  const search = part(page, 'search-field, filled, can be cleared').getByRole('searchbox')
  await search.focus()
  await press(page, 'Escape')
  await expect(search).toHaveValue('')
})

test('takes a date by digits and by arrows', async ({ page }) => {
  await open(page, 'date-field')
  const group = part(page, 'date-field, filled').getByRole('group')
  await group.getByRole('spinbutton', { name: 'day' }).focus()
  await press(page, 'ArrowUp')
  await expect(group).toContainText('18/11/2026')
  await page.keyboard.type('05122027')
  await expect(group).toContainText('05/12/2027')
})

test('walks the days of a calendar, and Escape gives the focus back', async ({ page }) => {
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

test('opens the chooser of files by Enter', async ({ page }) => {
  await open(page, 'file-drop')
  await part(page, 'file-drop, empty').getByRole('button', { name: 'Choose files' }).focus()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Enter')])
  expect(chooser.isMultiple()).toBe(true)
})

test('puts what opens over the page at 2000 [AP-28]', async ({ page }) => {
  await open(page, 'select-open')
  const popover = page.locator('[data-trigger=Select]')
  await expect(popover).toHaveCSS('z-index', '2000')
})

test('is 44 px high under a thumb, 36 and 32 on a desk', async ({ page }) => {
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

test('answers the pointer: each tone changes under it and again when pressed', async ({ page }) => {
  await open(page, 'button')
  for (const name of ['Ask for a quote', 'Log in', 'Clear all', 'Take down']) {
    const button = page.getByRole('button', { name })
    const ground = () => button.evaluate((node) => getComputedStyle(node).backgroundColor)
    const still = await ground()
    await button.hover()
    await expect.poll(ground).not.toBe(still)
    const hovered = await ground()
    await page.mouse.down()
    await expect.poll(ground, name).not.toBe(hovered)
    await page.mouse.up()
  }
})
