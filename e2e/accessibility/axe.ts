import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe without what a page of ours does not need. Legacy mode examines this document alone and opens
 * no second page for the report. Frames are left out: the only one is a preview of another origin,
 * and the browser reports each message that axe sends there. Rules that pass or do not apply are not
 * described. Both together take about a third of the CPU time. The live region of React Aria is left
 * out: it names an element that is gone when a button is no longer pending.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], iframes: false })
    .exclude('[data-live-announcer]')

/** What axe finds in the page as it is displayed now, or in a part of it that has changed. */
export async function violationsIn(page: Page, part?: string) {
  const builder = axe(page)
  if (part) {
    await expect(page.locator(part).first()).toBeAttached()
    builder.include(part)
  }
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

/**
 * For a state that no address opens: the journey that reaches it examines it, without contrast. All
 * others are rows of the tables in this folder.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axe(page).disableRules('color-contrast').analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
}
