import type { Page } from '@playwright/test'

/** Waits until React has hydrated the document, also the parts that load later: from then on it handles clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [document.body, ...document.querySelectorAll('button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Marks the document; a full page load loses the mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
