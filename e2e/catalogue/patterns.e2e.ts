import { expect, type Locator, type Page, test } from '@playwright/test'
import { catalogueUrl } from './address.ts'

const show = (page: Page, entry: string, dir = 'ltr') =>
  page.goto(`${catalogueUrl()}/?entry=${entry}&dir=${dir}`)

test.describe('a form', () => {
  test('is not submitted while a required field is empty: the field gets the focus and the reason [FM-3]', async ({
    page,
  }) => {
    await show(page, 'form')
    const form = page.getByRole('form', { name: 'Inquiry', exact: true })
    const subject = form.getByRole('textbox', { name: 'Subject' })
    const email = form.getByRole('textbox', { name: 'Email' })
    await form.getByRole('button', { name: 'Send' }).click()

    await expect(subject).toBeFocused()
    await expect(subject).toHaveAccessibleDescription('Subject is required')
    await expect(subject).toHaveAttribute('aria-invalid', 'true')
    const summary = form.getByRole('group', { name: 'To mend: 2' })
    await summary.getByRole('link', { name: 'Please enter a valid email address' }).click()
    await expect(email).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')
  })

  test('treats spaces as empty and clears the error of a corrected field [FM-3]', async ({
    page,
  }) => {
    await show(page, 'form')
    const form = page.getByRole('form', { name: 'Inquiry', exact: true })
    const subject = form.getByRole('textbox', { name: 'Subject' })
    const email = form.getByRole('textbox', { name: 'Email' })
    await subject.fill('   ')
    await email.fill('buyer@yard.example')
    await email.press('Enter')
    await expect(subject).toBeFocused()
    await expect(subject).toHaveAccessibleDescription('Subject is required')

    await subject.fill('Two excavators')
    await expect(subject).not.toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByRole('group', { name: /To mend/ })).toHaveCount(0)
    await subject.press('Enter')
    await expect(page).toHaveURL(/#sent$/)
  })

  test('focuses the field that the server refused [FM-3]', async ({ page }) => {
    await show(page, 'form')
    const refused = page.getByRole('form', { name: 'Refused inquiry' })
    const email = refused.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('This address is not reachable')
  })
})

test.describe('a popup', () => {
  test('closes by Escape, by a click outside and by its button', async ({ page }) => {
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await show(page, 'dialog')
      await expect(page.getByRole('dialog')).toBeVisible()
      await leave()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('that is an alert closes by its button only [AP-27]', async ({ page }) => {
    await show(page, 'dialog-alert')
    const alert = page.getByRole('alertdialog', { name: 'The lot is closed' })
    await expect(alert).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 300)
    await expect(alert).toBeVisible()
    await alert.getByRole('button').click()
    await expect(alert).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })
    test('is at the bottom edge, as wide as the screen', async ({ page }) => {
      await show(page, 'dialog')
      const box = await page.getByRole('dialog').boundingBox()
      expect(box).toMatchObject({ x: 0, width: 390 })
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    })
  })

  for (const entry of ['dialog', 'menu', 'popover', 'tooltip', 'toast'])
    test(`has z-index 2000 or more: ${entry} [AP-28]`, async ({ page }) => {
      await show(page, entry)
      const layers = await page.evaluate(() =>
        [...document.querySelectorAll('body *')].map((element) =>
          Number(getComputedStyle(element).zIndex),
        ),
      )
      expect(Math.max(...layers.filter((layer) => !Number.isNaN(layer)))).toBeGreaterThanOrEqual(
        2000,
      )
    })
})

for (const [dir, forward, back] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`arrows browse pictures in reading direction: ${dir}`, async ({ page }) => {
    await show(page, 'gallery', dir)
    await page.getByRole('link').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 / 4')
    await page.keyboard.press(forward)
    await expect(dialog).toContainText('2 / 4')
    await page.keyboard.press(back)
    await page.keyboard.press(back)
    await expect(dialog).toContainText('4 / 4')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link').nth(4)).toHaveAttribute('aria-current', 'true')
  })

/** The parts of a dialog that are not wholly on the screen, or whose text is cut off. */
const cutOffIn = (dialog: Locator) =>
  dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('p, img, button')]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return !isInside || (part.matches('p') && part.scrollWidth > part.clientWidth)
      })
      .map((part) => part.ariaLabel ?? part.tagName),
  )

for (const [dir, back] of [
  ['ltr', 'ArrowLeft'],
  ['rtl', 'ArrowRight'],
] as const)
  for (const width of [320, 390])
    test(`an enlarged picture with a long caption fits a screen of ${width} px: ${dir} [EQ-3]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 })
      await show(page, 'gallery', dir)
      await page.getByRole('link').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('1 / 4')
      expect(await cutOffIn(dialog)).toEqual([])
      await page.keyboard.press(back)
      await expect(dialog).toContainText('4 / 4')
      await expect(dialog.getByRole('img')).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveCount(4)
      expect(await cutOffIn(dialog)).toEqual([])
    })

test('rows are selected by keyboard', async ({ page }) => {
  await show(page, 'data-table')
  const table = page.getByRole('grid', { name: 'Listings' }).last()
  await table.getByRole('row').nth(1).click()
  await expect(page.getByRole('status').last()).toHaveText('1 chosen')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').last()).toHaveText('2 chosen')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').last()).toHaveText('None chosen')
})

test('rows are sorted by keyboard', async ({ page }) => {
  await show(page, 'table')
  const table = page.getByRole('grid', { name: 'Listings', exact: true })
  const year = table.getByRole('columnheader', { name: 'Year' })
  await year.focus()
  await page.keyboard.press('Enter')
  await expect(year).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('rowheader')).toHaveText([/Komatsu/, /Caterpillar/, /Volvo/])
  await page.keyboard.press('Enter')
  await expect(table.getByRole('rowheader')).toHaveText([/Volvo/, /Caterpillar/, /Komatsu/])
})

test('a range keeps its ends in order, by handle and by field', async ({ page }) => {
  await show(page, 'filter-panel')
  const from = page.getByRole('spinbutton', { name: 'Price from' })
  const handle = page.getByRole('slider', { name: 'Price from' })
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await expect(from).toHaveValue('125000')
  await page.keyboard.press('End')
  await expect(from).toHaveValue('450000')
  await expect(page.getByRole('checkbox', { name: /Umm Al Quwain/ })).toBeDisabled()
})

test.describe('a grid of 10,000 rows', () => {
  const cell = (page: Page, row: number, column: number) =>
    page.locator(`[data-cell="${row}:${column}"]`)
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  test('moves by arrows, Home, End and pages, in both directions, with one stop for Tab [BO-2]', async ({
    page,
  }) => {
    for (const [dir, forwards, back] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      await show(page, 'grid', dir)
      await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001')
      await expect(page.locator('[data-cell][tabindex="0"]')).toHaveCount(1)
      await cell(page, 0, 1).focus()
      await press(page, forwards, forwards, 'ArrowDown', back)
      await expect(cell(page, 1, 2)).toBeFocused()
      await press(page, 'Control+End')
      await expect(cell(page, 9999, 5)).toBeFocused()
      await expect(cell(page, 9999, 5)).toBeInViewport()
      expect(await page.locator('[role="row"]').count()).toBeLessThan(40)
      await press(page, 'PageUp', 'Home')
      await expect(page.locator('[data-cell$=":0"]:focus')).toBeInViewport()
      await press(page, 'Control+Home')
      await expect(cell(page, 0, 0)).toBeFocused()
    }
  })

  test('chooses rows by Space and Shift, sorts and edits in place [BO-2]', async ({ page }) => {
    await show(page, 'grid')
    const chosen = page.locator('[role="row"][aria-selected="true"]')
    await cell(page, 5, 4).focus()
    await press(page, 'Escape')
    await expect(chosen).toHaveCount(0)
    await press(page, ' ', 'Shift+ArrowDown', 'Shift+ArrowDown')
    await expect(chosen).toHaveCount(3)
    await press(page, 'Escape', 'Enter')
    await page.keyboard.type('99000')
    await press(page, 'Enter')
    await expect(cell(page, 7, 4)).toHaveText('99,000')
    await expect(cell(page, 8, 4)).toBeFocused()
    await press(page, 'F2')
    await page.keyboard.type('1')
    await press(page, 'Escape')
    await expect(cell(page, 8, 4)).toBeFocused()
    await expect(cell(page, 8, 4)).toHaveText('112,000')
    await press(page, 'Control+Home', 'ArrowUp', 'End', 'ArrowLeft', 'Enter')
    await expect(page.getByRole('columnheader', { name: 'Price, AED' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await press(page, 'Enter')
    await expect(cell(page, 0, 4)).toHaveText('99,000')
  })
})
