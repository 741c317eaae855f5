import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page as it stands keeps nobody out, as far as a machine can tell. */
export async function expectForAll(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([])
}

/** Desk and phone share the four pairs of direction and theme: each sees both of both. */
export const themeFor = (locale: string, project: { name: string }): 'light' | 'dark' =>
  (locale === 'ar') === (project.name === 'phone') ? 'light' : 'dark'
