import { expect, type Locator } from '@playwright/test'

/** Chooses from a drop-down: by its whole text, or the first that a pattern fits. */
export async function choose(combobox: Locator, text: string | RegExp): Promise<void> {
  // What Ant Design marks as options for screen readers lies beside the list, out of the pointer's reach.
  const list = combobox.page().locator('.ant-select-dropdown:visible')
  // While it unfolds, the option under the pointer is another one than when the click lands.
  const unfolded = combobox.page().locator('.ant-select-dropdown:not([class*="ant-slide-up"]):visible')
  // On a busy machine a calendar that closes takes the focus back, and the list with it: it is opened again.
  await expect(async () => {
    if (!(await list.first().isVisible())) await combobox.click()
    await unfolded.getByTitle(text, { exact: true }).first().click({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

/**
 * Adds a choice where several can be made: there the list stays open until one leaves it. A long list shows only what
 * fits its window, so `narrowedBy` is typed first; the list forgets it whenever it closes.
 */
export async function chooseAlso(
  combobox: Locator,
  text: string | RegExp,
  narrowedBy?: string,
): Promise<void> {
  const list = combobox.page().locator('.ant-select-dropdown:not([class*="ant-slide-up"]):visible')
  const option = list.getByTitle(text, { exact: true }).first()
  const chosen = /ant-select-item-option-selected/
  // A second click would take the choice back, so it is made only where the list does not show it yet.
  await expect(async () => {
    if (!(await list.first().isVisible())) await combobox.click()
    if (narrowedBy) await combobox.fill(narrowedBy)
    const classes = await option.getAttribute('class', { timeout: 3_000 })
    if (!chosen.test(classes ?? '')) await option.click({ timeout: 3_000 })
    await expect(option).toHaveClass(chosen, { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await combobox.press('Escape')
}

/** Types a day or a moment into a date field, as somebody does who knows it. */
export async function typeDate(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.fill(text)
  await field.press('Enter')
}

/** Types both ends of a dialog's span of time, as somebody does who knows them. */
export async function typeSpan(dialog: Locator, begins: string, ends: string): Promise<void> {
  const fields = dialog.locator('.ant-picker-range input')
  await typeDate(fields.first(), begins)
  // The picker leads on to the end by itself, once it has taken the beginning.
  await expect(fields.last()).toBeFocused()
  await fields.last().fill(ends)
  await fields.last().press('Enter')
}

/** A day so many days from now, `2026-11-23`, as the date fields write it: the company's, or that of another zone. */
export function dayAhead(days: number, timeZone = 'Asia/Shanghai'): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return day.toLocaleDateString('sv-SE', { timeZone })
}
