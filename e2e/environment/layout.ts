import { expect, type Page } from '@playwright/test'

/** How many pixels of the document lie outside the viewport, sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Nothing of the page lies outside the viewport, sideways. */
export async function expectFit(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}
