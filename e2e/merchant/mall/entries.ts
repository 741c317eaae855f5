import type { Locator } from '@playwright/test'

/** Does what a person does, and counts each press and each filled field. */
export function countedEntries() {
  let count = 0
  return {
    count: () => count,
    async press(target: Locator): Promise<void> {
      count += 1
      await target.click()
    },
    async fill(field: Locator, text: string): Promise<void> {
      count += 1
      await field.fill(text)
    },
    async key(field: Locator, key: string): Promise<void> {
      count += 1
      await field.press(key)
    },
    /** Typing on a chosen cell overwrites it. */
    async type(cell: Locator, text: string): Promise<void> {
      count += 1
      await cell.click()
      await cell.page().keyboard.type(text)
      await cell.page().keyboard.press('Tab')
    },
    async paste(field: Locator, text: string): Promise<void> {
      count += 1
      await field.focus()
      await field.evaluate((element, copied) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', copied)
        const event = new ClipboardEvent('paste', {
          clipboardData,
          bubbles: true,
          cancelable: true,
        })
        element.dispatchEvent(event)
      }, text)
    },
    async choose(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
      count += 1
      await field.setInputFiles(file)
    },
  }
}
